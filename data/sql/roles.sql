-- The roles that own, write and read, of the whole cluster. Nobody logs in as one of them: logins are granted them.

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['per_owner', 'per_reader', 'per_writer'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', name);
    END IF;
  END LOOP;
  IF NOT pg_has_role('per_writer', 'per_reader', 'MEMBER') THEN
    GRANT per_reader TO per_writer;
  END IF;
  IF NOT pg_has_role(current_user, 'per_owner', 'MEMBER') THEN
    EXECUTE format('GRANT per_owner TO %I', current_user);
  END IF;
END
$$;
CREATE SCHEMA IF NOT EXISTS per AUTHORIZATION per_owner;
