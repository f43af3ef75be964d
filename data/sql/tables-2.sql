-- Version 2.
--
-- The number of the last push is found in per.push. Counted in the row that whoever pushes locks, it left a dead version of
-- that row with every push, and all who waited held them back and went through them again: two hundred devices at
-- once brought a server to its knees.
ALTER TABLE per.book DROP COLUMN seq;
