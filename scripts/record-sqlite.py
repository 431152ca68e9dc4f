# Writes test/fixtures/sqlite: a database that was closed, one whose writer was killed in the middle of a transaction, whose rows the test
# knows by the same rules, and two as OpenCode keeps them, of a run and of a user. Run after changing it: python3 scripts/record-sqlite.py
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


class OpenCode:
    """Of its tables the columns that are read, and one that is not."""

    def __init__(self, path):
        self.db = sqlite3.connect(path, isolation_level=None)
        self.db.execute('PRAGMA page_size = 512')
        self.db.execute('CREATE TABLE `part` (`id` text PRIMARY KEY, `message_id` text NOT NULL, `session_id` text NOT NULL, `data` text NOT NULL)')
        self.db.execute('CREATE TABLE `message` (`id` text PRIMARY KEY, `session_id` text NOT NULL, `data` text NOT NULL)')
        self.db.execute('CREATE TABLE `session` (`id` text PRIMARY KEY, `parent_id` text, `directory` text, `version` text, `time_created` integer NOT NULL)')

    def session(self, name, parent, created):
        self.db.execute("INSERT INTO session VALUES (?, ?, '/w', '1.18.33', ?)", (name, parent, created))

    def message(self, name, session, role, time):
        self.db.execute('INSERT INTO message VALUES (?, ?, ?)', (name, session, json.dumps({'role': role, 'time': time})))

    def part(self, name, message, session, data):
        self.db.execute('INSERT INTO part VALUES (?, ?, ?, ?)', (name, message, session, json.dumps(data)))


def call(tool, name, given, output, time=None, status='completed'):
    said = {'error': output} if status == 'error' else {'output': output}
    state = {'status': status, 'input': given, **said, **({'time': {'start': time, 'end': time}} if time else {})}
    return {'type': 'tool', 'tool': tool, 'callID': name, 'state': state}


run = OpenCode(target / 'opencode.db')
for row in (('old', None, 5), ('main', None, 10), ('child', 'main', 20)):
    run.session(*row)
for number, (session, skill) in enumerate((('old', 'gamma'), ('main', 'alpha'), ('child', 'beta'))):
    run.message(f'msg_{number}', session, 'assistant', {'created': 1, 'completed': 2})
    loaded = f'<skill_content name="{skill}">' + 'Do it. ' * 200
    run.part(f'prt_{number}', f'msg_{number}', session, call('skill', f'c{number}', {'name': skill}, loaded))
run.db.close()

# Of a user: two conversations that took turns, one with a subagent, and a fork of that one; a session that was never spoken in, and parts of
# one that is gone.
MONDAY = 1795420800000  # 2026-11-23T08:00Z
WEEK = 7 * 86_400_000
body = 'Open the almanac.\nRead the tide.\nWrite it down.'
typed = f'{body}\n\n\nBase directory for this skill: /w/.agents/skills/alpha\nRelative paths in this skill (e.g., scripts/) are relative to it.\n\nGo on.'
page = f'---\nname: gamma\ndescription: D.\n---\n{body}\n'
many = OpenCode(target / 'opencode-many.db')
for row in (('one', None, MONDAY - WEEK), ('two', None, MONDAY), ('errand', 'two', MONDAY), ('fork', None, MONDAY + WEEK), ('empty', None, MONDAY + WEEK)):
    many.session(*row)


def text(said, **more):
    return {'type': 'text', 'text': said, **more}


two_asked = [text(typed)]
two_answered = [
    call('skill', 'many_2', {'name': 'beta'}, 'The user rejected permission to use this specific tool call.', MONDAY + 2, 'error'),
    call('bash', 'many_3', {'command': 'cat skills/gamma/SKILL.md'}, page, MONDAY + 3),
]
turns = [
    ('one', 'one_1', 'user', MONDAY - WEEK, [text('Prune the roses.'), text('What a page of a file held.', synthetic=True)]),
    ('two', 'two_1', 'user', MONDAY, two_asked),
    ('one', 'one_2', 'assistant', MONDAY - WEEK + 1, [call('skill', 'many_1', {'name': 'alpha'}, f'<skill_content name="alpha">{body}', MONDAY - WEEK + 2)]),
    ('two', 'two_2', 'assistant', MONDAY + 1, two_answered),
    ('errand', 'errand_1', 'user', MONDAY + 4, [text('Look it up.')]),
    ('errand', 'errand_2', 'assistant', MONDAY + 5, [call('skill', 'many_4', {'name': 'beta'}, f'<skill_content name="beta">{body}', MONDAY + 6)]),
    ('one', 'one_3', 'assistant', MONDAY - WEEK + 3, [text('Done.')]),
    ('two', 'two_3', 'assistant', MONDAY + 7, [text('Done.')]),
    ('fork', 'fork_1', 'user', MONDAY, two_asked),
    ('fork', 'fork_2', 'assistant', MONDAY + 1, two_answered),
    ('gone', 'gone_1', 'assistant', MONDAY, [call('skill', 'many_5', {'name': 'gone'}, f'<skill_content name="gone">{body}', MONDAY)]),
]
for session, message, role, created, parts in turns:
    many.message(message, session, role, {'created': created})
    for number, part in enumerate(parts):
        many.part(f'{message}_{number}', message, session, part)
many.db.close()
print({path.name: os.path.getsize(path) for path in sorted(target.iterdir())})
