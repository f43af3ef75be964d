"""Attacks on a server of shared books, by a member, by the net and by a backup."""

import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import threading
import uuid

from programs import LONGEST, Place, demand

# What a member must not be able to do, whatever it is a member of. {book} is a book of others.
FORBIDDEN = [
    "INSERT INTO per.field SELECT * FROM per.field", "UPDATE per.field SET value = ''", "DELETE FROM per.field",
    "TRUNCATE per.field", "UPDATE per.push SET person = 'anna'", "DELETE FROM per.history", "DROP TABLE per.field",
    "INSERT INTO per.member VALUES ('{book}', 'mallory', 'owner')", "UPDATE per.book SET name = ''",
    "ALTER TABLE per.field DISABLE ROW LEVEL SECURITY", "CREATE TABLE public.t (i int)", "CREATE TABLE per.t (i int)",
    "CREATE TEMPORARY TABLE t (i int)", "CREATE SCHEMA s", "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "DO 'BEGIN END'", "SET ROLE per_owner", "SET ROLE postgres", "SET SESSION AUTHORIZATION postgres",
    "SELECT lo_create(0)", "SELECT lo_from_bytea(0, 'x')", "SELECT lo_import('/etc/passwd')",
    "COPY (SELECT 1) TO PROGRAM 'true'", "COPY (SELECT 1) TO '/tmp/per-attack'", "SELECT pg_read_file('/etc/passwd')",
    "SELECT pg_ls_dir('/')", "SELECT pg_read_binary_file('PG_VERSION')", "CREATE EXTENSION dblink", "LOAD 'auth_delay'",
    "GRANT per_owner TO mallory", "ALTER ROLE mallory SUPERUSER", "ALTER ROLE anna PASSWORD 'x'", "CREATE ROLE eve",
    "SELECT per.create_book(gen_random_uuid(), '')", "SELECT per.invite('{book}', 'mallory', 'owner')",
    "SELECT per.push('{book}', gen_random_uuid(), 1, '{{price}}', ARRAY[gen_random_uuid()], '{{amount}}', '{{1}}', '{{1}}', "
    "ARRAY[gen_random_uuid()])",
    "LOCK TABLE per.book", "LOCK TABLE per.field IN ROW EXCLUSIVE MODE", "SELECT * FROM per.book FOR UPDATE",
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()", "ALTER SYSTEM SET work_mem = '1GB'",
    "SELECT pg_reload_conf()", "CREATE PUBLICATION p FOR ALL TABLES", "SECURITY LABEL ON ROLE anna IS 'x'",
    "CREATE OR REPLACE FUNCTION per.books(lowest text) RETURNS uuid[] LANGUAGE sql AS 'SELECT NULL::uuid[]'",
    "SELECT pg_create_restore_point('x')", "COMMENT ON TABLE per.field IS 'x'", "REINDEX TABLE per.field",
    "SELECT pg_advisory_lock(i) FROM generate_series(1, 1000) AS i",
    "SELECT pg_advisory_xact_lock_shared(i, i) FROM generate_series(1, 1000) AS i", "SELECT pg_try_advisory_lock(1)",
]
# What others have must not be among the answers.
LOOKS = [
    "SELECT * FROM per.field", "SELECT * FROM per.history", "SELECT * FROM per.push", "SELECT * FROM per.book",
    "SELECT * FROM per.member", "SELECT * FROM per.device", "COPY (SELECT * FROM per.field) TO STDOUT",
    "SELECT per.books('reader')", "SELECT * FROM per.state('{book}', gen_random_uuid(), 0)",
    "SELECT * FROM pg_stats WHERE schemaname = 'per'", "SELECT query FROM pg_stat_activity",
    "EXPLAIN (ANALYZE, VERBOSE) SELECT * FROM per.field", "SELECT * FROM pg_policies", "TABLE per.version",
    "SELECT f FROM per.field AS f WHERE CASE WHEN value = 'x' THEN 1/0 = 1 ELSE true END",
    "SELECT * FROM per.field WHERE value::xml IS NOT NULL", "SELECT * FROM pg_authid", "SELECT passwd FROM pg_shadow",
]


class Cluster:
    """A PostgreSQL server of its own, with a database that is set up for books."""

    def __init__(self, place):
        self.place = place
        versions = [int(path.name) for path in pathlib.Path("/usr/lib/postgresql").glob("*") if path.name.isdigit()]
        self.programs = pathlib.Path(f"/usr/lib/postgresql/{max(versions)}/bin" if versions else "/usr/bin")
        # The name of a socket may be a hundred letters long.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="per-attack-", dir="/tmp"))
        # It obeys them itself.
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.serve("initdb", "-D", self.folder / "db", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8",
                   "--locale=C.UTF-8")

    def __enter__(self):
        self.serve("pg_ctl", "-D", self.folder / "db", "-o", f"-k {self.folder} -c listen_addresses='' -c fsync=off",
                   "-l", self.folder / "log", "-w", "start")
        self.do("postgres", "CREATE DATABASE per", database="postgres")
        run = self.place.run("per-sync", "init", self.url("postgres"))
        if run.returncode != 0:
            raise RuntimeError(run.stderr.decode())
        for login in ("anna", "mallory"):
            self.do("postgres", f"CREATE ROLE {login} LOGIN IN ROLE per_writer")
        return self

    def __exit__(self, *_):
        self.serve("pg_ctl", "-D", self.folder / "db", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def serve(self, program, *words):
        """Runs a program of PostgreSQL, which never works as root."""
        user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        subprocess.run([*user, self.programs / program, *words], env=self.environment, check=True, cwd="/",
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def url(self, login, port=5432):
        """The address for a login."""
        return f"postgresql:///per?host={self.folder}&port={port}&user={login}"

    def sql(self, login, statement, database="per"):
        """Runs a statement as a login."""
        return subprocess.run(
            [self.programs / "psql", "-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U", login, "-d",
             database], input=statement.encode(), env=self.environment, capture_output=True, timeout=LONGEST, check=False)

    def do(self, login, statement, database="per"):
        """The same for what has to be done; the result is what was said."""
        run = self.sql(login, statement, database)
        if run.returncode != 0:
            raise RuntimeError(f"{statement}: {run.stderr.decode()}")
        return run.stdout.decode().strip()

    def book(self, *members):
        """A book with members."""
        book = str(uuid.uuid4())
        self.do("postgres", f"SELECT per.create_book('{book}', 'Secret name')")
        for member in members:
            self.do("postgres", f"SELECT per.invite('{book}', '{member}', 'writer')")
        return book


def sync(place, file, retried=()):
    """Exchanges a file; what must not happen but may happen again is `retried`."""
    run = place.run("per-sync", "--once", "--database", file)
    demand(run.returncode == 0 or run.returncode in retried, f"per-sync: {run.returncode}, {run.stderr.decode()}")
    return run.returncode


def share(place, cluster, name, login, book, port=5432):
    """A file that shares a book."""
    file = place.path / f"{name}.sqlite"
    place.do("book", "add", f"Tea of {name} 100 g 2.00 @ Aldi", database=file)
    run = place.run("per-sync", "share", cluster.url(login, port), "--book", book, "--database", file)
    if run.returncode != 0:
        raise RuntimeError(run.stderr.decode())
    sync(place, file)
    return file


def facts(place, file):
    """What a book says, in an order of its own."""
    return sorted(place.do("book", "export", database=file).splitlines())


def member():
    """A member that types SQL: it sees and changes no other book, runs nothing, and blocks nobody."""
    with Place() as place, Cluster(place) as cluster:
        book, own = cluster.book("anna"), cluster.book("mallory")
        file = share(place, cluster, "anna", "anna", book)
        mine = share(place, cluster, "mallory", "mallory", own)
        before = cluster.do("postgres", f"SELECT md5(string_agg(f::text, '' ORDER BY f::text)) FROM per.field f WHERE book = '{book}'")
        for statement in FORBIDDEN:
            run = cluster.sql("mallory", statement.format(book=book))
            demand(run.returncode != 0, f"{statement} was done: {run.stdout.decode()[:200]}")
        for statement in LOOKS:
            run = cluster.sql("mallory", statement.format(book=book))
            said = run.stdout.decode()
            for secret in (book, "Secret name", "Tea of anna"):
                known = secret == "Secret name" and own in said and book not in said
                demand(secret not in said or known, f"{statement} tells {secret}")
        hostile = pushed(place, cluster, mine, own)
        after = cluster.do("postgres", f"SELECT md5(string_agg(f::text, '' ORDER BY f::text)) FROM per.field f WHERE book = '{book}'")
        demand(before == after, "another book was changed")
        place.do("book", "add", "Milk 1 l 1.00 @ Aldi", database=file)
        sync(place, file)
    return (f"{len(FORBIDDEN)} forbidden statements refused, {len(LOOKS)} looks show nothing of others, "
            f"{hostile} hostile rows harm nobody who reads them")


def pushed(place, cluster, file, book):
    """Rows that no program of ours would push: whoever reads them goes on. The result is how many."""
    other = share(place, cluster, "victim", "mallory", book)
    kinds = ["price", "article", "store", "comparison", "product", "item", "target", "nonsense", "", "x" * 1000]
    fields = ["amount", "name", "day", "article", "removed", "place", "", "order", "currency", "quantity", "\u202e"]
    texts = ["", "-1", "1/0", "9" * 1000, "NaN", "2026-13-45", "x" * 100_000, "\u202e", "{\"a\":", "[]", "null", "00000000-0000-0000-0000-000000000000"]
    clocks = ["0", "9223372036854775807", "(extract(epoch from clock_timestamp())::bigint * 1000 + 200000) << 16"]
    known = [line.split("|") for line in cluster.do(
        "postgres", f"SELECT DISTINCT ON (kind, name) kind, name, id FROM per.field WHERE book = '{book}'").splitlines()]
    # Of what there is and of what there is not, one text after the other: no statement has a field twice.
    subjects = [(kind, name, f"'{id_}'::uuid") for kind, name, id_ in known]
    subjects += [(kind, name, "gen_random_uuid()") for kind, name, _ in known]
    subjects += [(kind, name, known[0][2].join(("'", "'::uuid"))) for kind in kinds for name in fields]
    accepted = 0
    for text in texts:
        for start in range(0, len(subjects), 20):
            part = subjects[start:start + 20]
            kinds_, names_ = (",".join("'" + row[column].replace("'", "''") + "'" for row in part) for column in (0, 1))
            values = ",".join(["'" + text.replace("'", "''") + "'"] * len(part))
            for time in clocks:
                run = cluster.sql(
                    "mallory", f"SELECT per.push('{book}', gen_random_uuid(), 1, ARRAY[{kinds_}], "
                    f"ARRAY[{','.join(row[2] for row in part)}], ARRAY[{names_}], ARRAY[{values}], "
                    f"array_fill(({time})::bigint, ARRAY[{len(part)}]), array_fill(gen_random_uuid(), ARRAY[{len(part)}]))")
                accepted += len(part) * (run.returncode == 0)
    demand(accepted > 0, "no hostile row was accepted: nothing was tried")
    for path in (file, other):
        sync(place, path)
        demand(place.is_sound(path), "a file is damaged")
        for words in (["book", "list"], ["book", "export"], ["list"], ["stores"]):
            run = place.cli(*words, database=path)
            demand(run.returncode == 0, f"{words}: {run.stderr.decode()}")
    place.do("book", "add", "Honest 1 kg 5.00 @ Aldi", database=file)
    sync(place, file)
    sync(place, other)
    demand("Honest" in place.do("book", "list", database=other), "after hostile rows, a price did not arrive")
    return accepted


class Proxy:
    """Stands between program and server, and cuts the connection before a message, once."""

    def __init__(self, cluster, port):
        self.server = str(cluster.folder / ".s.PGSQL.5432")
        self.limit = self.count = 0
        self.was_cut = False
        self.lock = threading.Lock()
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(cluster.folder / f".s.PGSQL.{port}"))
        self.listener.listen(5)
        threading.Thread(target=self.accept, daemon=True).start()

    def cut(self, limit):
        """Cuts before this message from now on, in either direction; none at 0."""
        self.limit, self.count, self.was_cut = limit, 0, False

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            server = socket.socket(socket.AF_UNIX)
            server.connect(self.server)
            threading.Thread(target=self.serve, args=(client, server), daemon=True).start()

    def serve(self, client, server):
        """Hands on in both directions until one of them ends."""
        other = threading.Thread(target=self.hand, args=(server, client, True), daemon=True)
        other.start()
        self.hand(client, server, False)
        other.join()
        client.close()
        server.close()

    def hand(self, source, target, typed):
        """Hands on whole messages; only the first of a client has no type."""
        waiting = b""
        try:
            while True:
                more = source.recv(1 << 16)
                if not more:
                    break
                waiting += more
                while len(waiting) >= 5:
                    size = int.from_bytes(waiting[typed:typed + 4], "big") + typed
                    if len(waiting) < size:
                        break
                    with self.lock:
                        self.count += 1
                        cuts = self.limit and self.count >= self.limit and not self.was_cut
                        self.was_cut = self.was_cut or cuts
                    if cuts:
                        return
                    target.sendall(waiting[:size])
                    waiting, typed = waiting[size:], True
        except OSError:
            pass
        finally:
            for end in (source, target):
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass


def cuts():
    """Exchanges whose connection is cut at every message: nothing is lost, and nothing is there twice."""
    limit = told = 0
    with Place() as place, Cluster(place) as cluster:
        book = cluster.book("anna", "mallory")
        proxy = Proxy(cluster, 6000)
        file = share(place, cluster, "anna", "anna", book, port=6000)
        other = share(place, cluster, "other", "mallory", book)
        while True:
            limit += 1
            place.do("book", "add", f"Oats {limit} 500 g 1.00 @ Lidl", database=file)
            place.do("book", "add", f"Rice {limit} 500 g 1.00 @ Lidl", database=other)
            sync(place, other)
            proxy.cut(limit)
            told += sync(place, file, retried=(75,)) != 0
            if not proxy.was_cut:
                break
            # What was not sent would be more messages next time.
            proxy.cut(0)
            sync(place, file)
        proxy.cut(0)
        for path in (file, other, file):
            sync(place, path)
        demand(facts(place, file) == facts(place, other), "the two books are not the same")
        names = place.do("book", "list", database=other)
        for number in range(1, limit + 1):
            demand(f"Oats {number}" in names, f"Oats {number} is lost")
            demand(f"Rice {number}" in names, f"Rice {number} is lost")
        rows = place.ask("SELECT count(*) FROM observation", other)
        demand(rows == 2 * limit + 2, f"{rows} prices, and {2 * limit + 2} were noted")
    return f"{limit - 1} cuts, {told} of them told, {rows} prices: none lost, none twice"


def restored():
    """A server that is put back to a backup: the devices bring back what it has lost."""
    rounds = 5
    with Place() as place, Cluster(place) as cluster:
        book = cluster.book("anna", "mallory")
        file = share(place, cluster, "anna", "anna", book)
        other = share(place, cluster, "other", "mallory", book)
        for number in range(rounds):
            sync(place, file)
            cluster.do("postgres", "CREATE DATABASE backup TEMPLATE per", database="postgres")
            for path, name in ((file, "Oats"), (other, "Rice"), (file, "Milk")):
                place.do("book", "add", f"{name} {number} 500 g 1.00 @ Lidl", database=path)
                sync(place, path)
            cluster.do("postgres", "DROP DATABASE per WITH (FORCE)", database="postgres")
            cluster.do("postgres", "ALTER DATABASE backup RENAME TO per", database="postgres")
            for path in (other, file, other, file):
                sync(place, path)
            demand(facts(place, file) == facts(place, other), f"round {number}: the two books are not the same")
            names = place.do("book", "list", database=other)
            for name in ("Oats", "Rice", "Milk"):
                demand(f"{name} {number}" in names, f"{name} {number} is lost")
        rows = cluster.do("postgres", "SELECT count(*) FROM per.field")
    return f"{rounds} backups put back: {3 * rounds} prices written since are all there again, {rows} fields"
