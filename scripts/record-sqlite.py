# Writes test/fixtures/sqlite: a database that was closed, one whose writer was killed in the middle of a transaction, whose rows the test
# knows by the same rules, and one as OpenCode keeps it. Run after changing it: python3 scripts/record-sqlite.py
import json
import os
import pathlib
import shutil
import sqlite3
import tempfile

target = pathlib.Path(__file__).parent.parent / 'test/fixtures/sqlite'
shutil.rmtree(target, ignore_errors=True)
target.mkdir(parents=True)


def fill(db, start, end):
    for i in range(start, end):
        db.execute(
            'INSERT INTO "odd (name)" (text, number, real, bytes) VALUES (?, ?, ?, ?)',
            (('é%d ' % i) * (i * 37 % 120), (-1) ** i * 7**(i % 20), i / 4, bytes([i % 256]) * 3 if i % 5 == 0 else None),
        )


def create(path, journal, encoding):
    db = sqlite3.connect(path, isolation_level=None)
    db.execute('PRAGMA page_size = 512')
    db.execute(f"PRAGMA encoding = '{encoding}'")
    db.execute(f'PRAGMA journal_mode = {journal}')
    db.execute(
        'CREATE TABLE "odd (name)" (id INTEGER PRIMARY KEY, `text` text DEFAULT (\'a, b\'), number integer, real real, bytes blob, '
        'CONSTRAINT c UNIQUE (id, text))'
    )
    db.execute('CREATE TABLE keyed (k text PRIMARY KEY) WITHOUT ROWID')
    db.execute("INSERT INTO keyed VALUES ('x')")
    db.execute('BEGIN')
    fill(db, 0, 30)
    db.execute('COMMIT')
    db.execute('ALTER TABLE "odd (name)" ADD COLUMN later text')
    return db


create(target / 'closed.db', 'delete', 'UTF-16le').close()

with tempfile.TemporaryDirectory() as folder:
    db = create(f'{folder}/killed.db', 'wal', 'UTF-8')
    db.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    db.execute('PRAGMA wal_autocheckpoint = 0')
    db.execute('PRAGMA cache_size = 2')
    db.execute('PRAGMA cache_spill = 2')
    db.execute("UPDATE \"odd (name)\" SET later = 'new', text = 'short' WHERE id = 1")
    db.execute('BEGIN')
    fill(db, 30, 45)
    db.execute('COMMIT')
    # Written to the log, as the cache is small, and never committed.
    db.execute('BEGIN')
    db.execute('UPDATE "odd (name)" SET later = ?', ('never',))
    fill(db, 45, 60)
    for name in ('killed.db', 'killed.db-wal'):
        shutil.copyfile(f'{folder}/{name}', target / name)
    db.execute('ROLLBACK')
    db.close()
db = sqlite3.connect(target / 'opencode.db', isolation_level=None)
db.execute('PRAGMA page_size = 512')
db.execute('CREATE TABLE `part` (`id` text PRIMARY KEY, `message_id` text NOT NULL, `session_id` text NOT NULL, `data` text NOT NULL)')
db.execute('CREATE TABLE `message` (`id` text PRIMARY KEY, `session_id` text NOT NULL, `data` text NOT NULL)')
db.execute('CREATE TABLE `session` (`id` text PRIMARY KEY, `parent_id` text, `directory` text, `version` text, `time_created` integer NOT NULL)')
for row in (('old', None, 5), ('main', None, 10), ('child', 'main', 20)):
    db.execute("INSERT INTO session VALUES (?, ?, '/w', '1.18.33', ?)", row)
for number, (session, skill) in enumerate((('old', 'gamma'), ('main', 'alpha'), ('child', 'beta'))):
    answer = {'role': 'assistant', 'time': {'created': 1, 'completed': 2}}
    db.execute('INSERT INTO message VALUES (?, ?, ?)', (f'msg_{number}', session, json.dumps(answer)))
    state = {'status': 'completed', 'input': {'name': skill}, 'output': f'<skill_content name="{skill}">' + 'Do it. ' * 200}
    part = {'type': 'tool', 'tool': 'skill', 'callID': f'c{number}', 'state': state}
    db.execute('INSERT INTO part VALUES (?, ?, ?, ?)', (f'prt_{number}', f'msg_{number}', session, json.dumps(part)))
db.close()
print({path.name: os.path.getsize(path) for path in sorted(target.iterdir())})
