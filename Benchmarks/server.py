"""A PostgreSQL server for measuring, on a socket in a folder of its own, and what psql and devices do with it."""

import contextlib
import glob
import os
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time

# Rows like those of measure-server, in the order of the columns of per.field
ROWS = """
SELECT '{book}'::uuid, ('01995f3e-7b2c-7d4e-8a1f-' || lpad(to_hex(i / 5), 12, '0'))::uuid, 'price',
  (ARRAY['article', 'amount', 'day', 'store', 'offer'])[i % 5 + 1], 'value ' || i, (1::bigint << 56) + i,
  '01995f3e-7b2c-7d4e-8a1f-0123456789ab'::uuid, 1
FROM generate_series(0, {count} - 1) AS i
"""


class Server:
    """A server that ends with the block, with a database that per-sync has set up, and a book."""

    def __init__(self, sync):
        self.folder = tempfile.mkdtemp(prefix="per-bench-")
        self.programs = max(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4]))
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        for name in [name for name in os.environ if name.startswith("PG")]:
            del os.environ[name]
        if self.as_user:
            shutil.chown(self.folder, "postgres")
        self.call("initdb", "-D", "db", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
        self.call("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                  "-keyout", "db/server.key", "-out", "db/server.crt")
        with socket.socket() as unused:
            unused.bind(("127.0.0.1", 0))
            self.port = unused.getsockname()[1]
        self.call("pg_ctl", "-D", "db", "-o",
                  f"-k {self.folder} -p {self.port} -c listen_addresses=127.0.0.1 -c ssl=on -c max_connections=250",
                  "-l", "log", "-w", "start")
        self.sync = sync
        self.fresh()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.call("pg_ctl", "-D", "db", "-m", "immediate", "stop")
        shutil.rmtree(self.folder)

    def call(self, name, *words):
        program = os.path.join(self.programs, name)
        program = program if os.path.exists(program) else name
        subprocess.run([*self.as_user, program, *words], check=True, cwd=self.folder, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)

    def address(self, database="per"):
        return f"host={self.folder} port={self.port} user=postgres dbname={database}"

    def encrypted_address(self, user="postgres"):
        """The same with TLS, which no socket has."""
        return f"host=localhost port={self.port} user={user} dbname=per sslmode=require"

    def fresh(self):
        """Begins with an empty database and a new book."""
        subprocess.run(["psql", "-qX", self.address("postgres"), "-c", "SET client_min_messages = warning",
                        "-c", "DROP DATABASE IF EXISTS per", "-c", "CREATE DATABASE per"], check=True)
        subprocess.run([self.sync, "init", self.address()], check=True, stdout=subprocess.DEVNULL)
        self.book = self.create_book()
        self.sql("CREATE TABLE plain (LIKE per.field INCLUDING ALL)", "CHECKPOINT")

    def create_book(self):
        return subprocess.run([self.sync, "create-book", self.address(), "Bench"], check=True, stdout=subprocess.PIPE,
                              text=True).stdout.strip()

    def sql(self, *statements):
        """Seconds that these take in psql, from start to end."""
        words = [word for statement in statements for word in ("-c", statement)]
        start = time.perf_counter()
        subprocess.run(["psql", "-qX", "-v", "ON_ERROR_STOP=1", self.address(), *words], check=True,
                       stdout=subprocess.DEVNULL)
        return time.perf_counter() - start

    def rows(self, count):
        """A file with rows for \\copy."""
        path = os.path.join(self.folder, f"{count}.tsv")
        if not os.path.exists(path):
            with open(path, "w") as output:
                subprocess.run(["psql", "-qX", self.address(), "-c",
                                f"COPY ({ROWS.format(book=self.book, count=count)}) TO STDOUT"],
                               check=True, stdout=output)
        return path

    def share(self, path):
        """Seconds in which a file comes to share the book, from the start of per-sync until both have all of it."""
        start = time.perf_counter()
        subprocess.run([self.sync, "--database", path, "share", self.address(), "--book", self.book], check=True,
                       stdout=subprocess.DEVNULL)
        return time.perf_counter() - start

    def exchanges(self, cli, path, count):
        """The seconds that exchanges take of one price each, which was added to a file that shares the book."""
        seconds = []
        for number in range(count):
            subprocess.run([cli, "--database", path, "book", "add", f"100 g 1.{number:02} Tea {number}"], check=True,
                           stdout=subprocess.DEVNULL)
            start = time.perf_counter()
            subprocess.run([self.sync, "--database", path, "--once"], check=True, stdout=subprocess.DEVNULL)
            seconds.append(time.perf_counter() - start)
        return seconds

    @contextlib.contextmanager
    def watch(self, cli, path):
        """A new file that shares the book over TLS, and `per-sync --watch` for it until the end of the block."""
        environment = dict(os.environ, XDG_RUNTIME_DIR=self.folder)
        for words in ([cli, "--database", path, "new", "Watched"],
                      [self.sync, "--database", path, "share", self.encrypted_address(), "--book", self.book]):
            subprocess.run(words, check=True, env=environment, stdout=subprocess.DEVNULL)
        with subprocess.Popen([self.sync, "--database", path, "--watch"], env=environment) as process:
            try:
                time.sleep(5)
                yield process
            finally:
                process.terminate()

    def delays(self, cli, count):
        """The seconds from the end of adding a price on one idle device until another has it."""
        paths = [os.path.join(self.folder, f"{name}.sqlite") for name in ("here", "there")]
        delays = []
        with self.watch(cli, paths[0]), self.watch(cli, paths[1]):
            with contextlib.closing(sqlite3.connect(f"file:{paths[1]}?mode=ro", uri=True)) as there:
                for number in range(count):
                    time.sleep(0.5)
                    subprocess.run([cli, "--database", paths[0], "book", "add", f"100 g 1.{number:02} Tea {number}"],
                                   check=True, stdout=subprocess.DEVNULL)
                    start = time.perf_counter()
                    while there.execute("SELECT count(*) FROM observation").fetchone()[0] <= number:
                        time.sleep(0.001)
                    delays.append(time.perf_counter() - start)
        return delays

    def resting(self, cli, receive):
        """What `per-sync --watch` takes while nothing happens: megabytes of memory, ticks of the processor in five
        seconds, and megabytes once it has received what `receive` sends."""
        with self.watch(cli, os.path.join(self.folder, "watched.sqlite")) as process:
            ticks = self.ticks(process.pid)
            time.sleep(5)
            ticks = self.ticks(process.pid) - ticks
            before = self.resident(process.pid)
            receive()
            busy = -1
            while busy != (busy := self.ticks(process.pid)):
                time.sleep(2)
            return before, ticks, self.resident(process.pid)

    @staticmethod
    def resident(process):
        """Megabytes of memory."""
        with open(f"/proc/{process}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:")) / 1000

    @staticmethod
    def ticks(process):
        with open(f"/proc/{process}/stat") as status:
            return sum(map(int, status.read().rsplit(")", 1)[1].split()[11:13]))

    def devices(self, program, count, books, seconds):
        """What measure-server says of devices that share so many books with each other."""
        # Row-level security binds a member, and not a superuser
        self.sql("DO $$BEGIN IF to_regrole('device') IS NULL THEN CREATE ROLE device LOGIN IN ROLE per_writer; END IF; END$$")
        books = [self.create_book() for _ in range(books)]
        self.sql(*[f"SELECT per.invite('{book}', 'device', 'writer')" for book in books], "CHECKPOINT")
        return subprocess.run([program, "devices", self.encrypted_address("device"), ",".join(books), str(count),
                               str(seconds)], check=True, stdout=subprocess.PIPE, text=True).stdout.split()
