-- What members can do, and see. Replaced whenever the tables are installed or migrated.

-- The books in which this login has a role, or a greater one. An array, so that a policy that asks for it needs no
-- subquery: it becomes a condition of an index, and Citus takes it. In PL/pgSQL, because a session then plans it once
-- and not for each policy of each statement.
CREATE OR REPLACE FUNCTION per.books(lowest text) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(member.book), '{}') FROM per.member
    WHERE member.login = session_user
      AND array_position('{reader,writer,owner}', member.role::text)
        >= array_position('{reader,writer,owner}', lowest)
  );
END
$$;

-- Where a book stands: the number of its last push, how often a device of this login has pushed, the time of day in
-- milliseconds, the role of this login, and the time of the push with a number in microseconds. No row for who is no
-- member.
CREATE OR REPLACE FUNCTION per.state(of_book uuid, of_device uuid, cursor bigint)
RETURNS TABLE (seq bigint, pushes bigint, now bigint, role text, mark bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY SELECT
    (SELECT coalesce(max(last.seq), 0) FROM per.push AS last WHERE last.book = of_book),
    coalesce((
      SELECT device.pushes FROM per.device
      WHERE device.book = of_book AND device.login = session_user AND device.device = of_device
    ), 0),
    floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint,
    member.role,
    (
      SELECT floor(extract(epoch FROM push.at) * 1000000)::bigint FROM per.push
      WHERE push.book = of_book AND push.seq = cursor
    )
  FROM per.member WHERE member.book = of_book AND member.login = session_user;
END
$$;

-- Writes fields that are newer than what is there, and gives the number of the book's last push. The same push
-- twice changes nothing. No field may be named twice in it. The device tells the others afterwards, in another
-- transaction: in this one, a lock of all databases would be held until the disk has everything, and all books would
-- wait for each other. Plans go by the keys, however large the book is and whatever the server knew of it when they
-- were made.
CREATE OR REPLACE FUNCTION per.push(
  to_book uuid, from_device uuid, number bigint,
  kinds text[], ids uuid[], names text[], texts text[], clocks bigint[], devices uuid[]
) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '10s'
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
  own_role text;
  last bigint;
  pushed bigint;
  written bigint;
  moment timestamptz := clock_timestamp();
BEGIN
  SELECT member.role INTO own_role FROM per.member
  WHERE member.book = to_book AND member.login = session_user;
  IF own_role IS NULL THEN
    RAISE EXCEPTION 'this login is no member of the book' USING ERRCODE = 'PER01';
  ELSIF own_role = 'reader' THEN
    RAISE EXCEPTION 'this login only reads the book' USING ERRCODE = 'PER02';
  END IF;
  -- 48 bits of milliseconds, then a counter of 16
  IF (SELECT max(clock) FROM unnest(clocks) AS clock) >> 16
    > floor(extract(epoch FROM moment) * 1000) + 300000
  THEN
    RAISE EXCEPTION 'the clock of the device is more than five minutes ahead' USING ERRCODE = 'PER03';
  END IF;
  -- Every device keeps all of it, and a small one should be able to. 1,048,576 bytes are also the longest line of a
  -- file.
  IF EXISTS (
    SELECT FROM unnest(kinds, names, texts) AS new (kind, name, value)
    HAVING max(octet_length(kind)) > 1000 OR max(octet_length(name)) > 1000
      OR max(octet_length(value)) > 1048576 OR sum(octet_length(value)) > 67108864
  ) THEN
    RAISE EXCEPTION 'a field, or all of them together, is too long' USING ERRCODE = 'PER05';
  END IF;
  PERFORM FROM per.book WHERE book.book = to_book FOR UPDATE;
  SELECT coalesce(max(push.seq), 0) INTO last FROM per.push WHERE push.book = to_book;
  SELECT coalesce(max(device.pushes), 0) INTO pushed FROM per.device
  WHERE device.book = to_book AND device.login = session_user AND device.device = from_device;
  IF number > pushed + 1 THEN
    RAISE EXCEPTION 'pushes of this device are missing' USING ERRCODE = 'PER04';
  END IF;
  -- Most of what is pushed belongs to new subjects. To look for conflicts field by field would take half as long again.
  -- Only the key has them in this order, so that it is never the book that is searched.
  IF NOT EXISTS (
    SELECT FROM (SELECT DISTINCT unnest(ids)) AS new (id), LATERAL (
      SELECT FROM per.field WHERE field.book = to_book AND field.id = new.id
      ORDER BY field.id, field.kind, field.name LIMIT 1
    ) AS known
  ) THEN
    INSERT INTO per.field (book, id, kind, name, value, clock, device, seq)
    SELECT to_book, new.*, last + 1
    FROM unnest(ids, kinds, names, texts, clocks, devices) AS new;
  ELSE
    INSERT INTO per.history (book, id, kind, name, value, clock, device, seq)
    SELECT field.book, field.id, field.kind, field.name, field.value, field.clock, field.device, field.seq
    FROM unnest(ids, kinds, names, clocks, devices) AS new (id, kind, name, clock, device), LATERAL (
      SELECT * FROM per.field WHERE field.book = to_book AND field.id = new.id AND field.kind = new.kind
        AND field.name = new.name
      LIMIT 1
    ) AS field
    WHERE (new.clock, new.device) > (field.clock, field.device);
    INSERT INTO per.field (book, id, kind, name, value, clock, device, seq)
    SELECT to_book, new.*, last + 1
    FROM unnest(ids, kinds, names, texts, clocks, devices) AS new
    ON CONFLICT (book, id, kind, name) DO UPDATE
    SET value = excluded.value, clock = excluded.clock, device = excluded.device, seq = excluded.seq
    WHERE (excluded.clock, excluded.device) > (field.clock, field.device);
  END IF;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF number > pushed THEN
    INSERT INTO per.device (book, login, device, pushes, seen)
    VALUES (to_book, session_user, from_device, number, moment)
    ON CONFLICT (book, login, device) DO UPDATE SET pushes = excluded.pushes, seen = excluded.seen;
  END IF;
  IF written = 0 THEN
    RETURN last;
  END IF;
  INSERT INTO per.push (book, seq, person, device, at, fields)
  VALUES (to_book, last + 1, session_user, from_device, clock_timestamp(), written);
  RETURN last + 1;
END
$$;

-- Makes a book. The login that makes it is its first owner.
CREATE OR REPLACE FUNCTION per.create_book(new_book uuid, new_name text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  INSERT INTO per.book (book, name, maker) VALUES (new_book, new_name, session_user);
  INSERT INTO per.member (book, login, role) VALUES (new_book, session_user, 'owner');
$$;

-- Gives a login a role in a book; without a role takes it away. Its owners may, and who installed it all. One owner
-- stays.
CREATE OR REPLACE FUNCTION per.invite(to_book uuid, new_login text, new_role text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  IF to_book <> ALL (per.books('owner')) AND NOT pg_has_role(session_user, 'per_owner', 'MEMBER') THEN
    RAISE EXCEPTION 'only an owner of the book can invite' USING ERRCODE = 'PER02';
  END IF;
  IF NOT EXISTS (SELECT FROM per.book WHERE book.book = to_book) THEN
    RAISE EXCEPTION 'there is no such book' USING ERRCODE = 'PER01';
  END IF;
  -- Two owners do not dismiss each other at once.
  PERFORM FROM per.book WHERE book.book = to_book FOR UPDATE;
  IF new_role IS DISTINCT FROM 'owner'
    AND new_login = ALL (SELECT member.login FROM per.member WHERE member.book = to_book AND member.role = 'owner')
    AND EXISTS (
      SELECT FROM per.member
      WHERE member.book = to_book AND member.login = new_login AND member.role = 'owner'
    )
  THEN
    RAISE EXCEPTION 'a book needs an owner' USING ERRCODE = 'PER06';
  END IF;
  IF new_role IS NULL THEN
    DELETE FROM per.member WHERE member.book = to_book AND member.login = new_login;
  ELSE
    INSERT INTO per.member (book, login, role) VALUES (to_book, new_login, new_role)
    ON CONFLICT (book, login) DO UPDATE SET role = excluded.role;
  END IF;
END
$$;
