-- Who sees what: members the books that they belong to; per_owner, whose functions change them, all. Even the
-- owner of a table is bound by this; superusers are not.

ALTER TABLE per.book ENABLE ROW LEVEL SECURITY;
ALTER TABLE per.book FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS functions ON per.book;
CREATE POLICY functions ON per.book TO per_owner USING (true) WITH CHECK (true);
DROP POLICY IF EXISTS members ON per.book;
CREATE POLICY members ON per.book FOR SELECT TO per_reader USING (book = ANY (per.books('reader')));
ALTER TABLE per.member ENABLE ROW LEVEL SECURITY;
ALTER TABLE per.member FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS functions ON per.member;
CREATE POLICY functions ON per.member TO per_owner USING (true) WITH CHECK (true);
DROP POLICY IF EXISTS members ON per.member;
CREATE POLICY members ON per.member FOR SELECT TO per_reader USING (book = ANY (per.books('reader')));
ALTER TABLE per.field ENABLE ROW LEVEL SECURITY;
ALTER TABLE per.field FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS functions ON per.field;
CREATE POLICY functions ON per.field TO per_owner USING (true) WITH CHECK (true);
DROP POLICY IF EXISTS members ON per.field;
CREATE POLICY members ON per.field FOR SELECT TO per_reader USING (book = ANY (per.books('reader')));
ALTER TABLE per.history ENABLE ROW LEVEL SECURITY;
ALTER TABLE per.history FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS functions ON per.history;
CREATE POLICY functions ON per.history TO per_owner USING (true) WITH CHECK (true);
DROP POLICY IF EXISTS members ON per.history;
CREATE POLICY members ON per.history FOR SELECT TO per_reader USING (book = ANY (per.books('reader')));
ALTER TABLE per.push ENABLE ROW LEVEL SECURITY;
ALTER TABLE per.push FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS functions ON per.push;
CREATE POLICY functions ON per.push TO per_owner USING (true) WITH CHECK (true);
DROP POLICY IF EXISTS members ON per.push;
CREATE POLICY members ON per.push FOR SELECT TO per_reader USING (book = ANY (per.books('reader')));
ALTER TABLE per.device ENABLE ROW LEVEL SECURITY;
ALTER TABLE per.device FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS functions ON per.device;
CREATE POLICY functions ON per.device TO per_owner USING (true) WITH CHECK (true);
DROP POLICY IF EXISTS members ON per.device;
CREATE POLICY members ON per.device FOR SELECT TO per_reader USING (book = ANY (per.books('reader')));

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA per FROM PUBLIC;
GRANT USAGE ON SCHEMA per TO per_reader;
GRANT SELECT ON ALL TABLES IN SCHEMA per TO per_reader;
GRANT EXECUTE ON FUNCTION per.books(text), per.state(uuid, uuid, bigint) TO per_reader;
GRANT EXECUTE ON FUNCTION
  per.push(uuid, uuid, bigint, text[], uuid[], text[], text[], bigint[], uuid[]),
  per.invite(uuid, text, text)
TO per_writer;
