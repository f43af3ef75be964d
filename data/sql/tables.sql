-- The tables of a server with shared books, version 4: the first that was released, and never edited. What changes later is
-- a migration.
--
-- Every key begins with the book, so that the tables can be distributed by it. There are no triggers,
-- sequences, advisory locks, transaction numbers or deferred constraints: not every engine has them.

CREATE TABLE per.version (
  schema integer PRIMARY KEY
);

-- Whoever pushes holds the lock of this row until the commit, so that the numbers of pushes become visible in their
-- order. The last number is found in per.push: counted here, it would leave a dead version of this row with every push,
-- and all who wait would hold them back and go through them again. Only the login that made a book shares it without
-- naming it.
CREATE TABLE per.book (
  book uuid PRIMARY KEY,
  name text NOT NULL,
  made timestamptz NOT NULL DEFAULT clock_timestamp(),
  maker text COLLATE "C"
);

CREATE TABLE per.member (
  book uuid NOT NULL,
  login text COLLATE "C" NOT NULL,
  role text COLLATE "C" NOT NULL CHECK (role IN ('reader', 'writer', 'owner')),
  PRIMARY KEY (book, login)
);
CREATE INDEX member_login ON per.member (login, book);

-- What every field holds now. value is null where there is none any more.
CREATE TABLE per.field (
  book uuid NOT NULL,
  id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  value text,
  clock bigint NOT NULL CHECK (clock >= 0),
  device uuid NOT NULL,
  seq bigint NOT NULL,
  PRIMARY KEY (book, id, kind, name)
);
CREATE INDEX field_seq ON per.field (book, seq);

-- What fields held before.
CREATE TABLE per.history (
  book uuid NOT NULL,
  id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  value text,
  clock bigint NOT NULL,
  device uuid NOT NULL,
  seq bigint NOT NULL,
  PRIMARY KEY (book, id, kind, name, seq)
);
CREATE INDEX history_seq ON per.history (book, seq);

-- Who gave seq this number, and when.
CREATE TABLE per.push (
  book uuid NOT NULL,
  seq bigint NOT NULL,
  person text COLLATE "C" NOT NULL,
  device uuid NOT NULL,
  at timestamptz NOT NULL,
  fields bigint NOT NULL,
  PRIMARY KEY (book, seq)
);
CREATE INDEX push_at ON per.push (book, at);

-- How often each device has pushed. After an older backup the number is lower than the device's own.
CREATE TABLE per.device (
  book uuid NOT NULL,
  login text COLLATE "C" NOT NULL,
  device uuid NOT NULL,
  pushes bigint NOT NULL,
  seen timestamptz NOT NULL,
  PRIMARY KEY (book, login, device)
);
