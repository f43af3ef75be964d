-- Version 3.
--
-- Who made a book: only that login shares it without naming it. Of older books it is not known.
ALTER TABLE per.book ADD COLUMN maker text COLLATE "C";
