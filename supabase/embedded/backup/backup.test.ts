import { AuthClient } from '@supabase/auth-js';
import { copyFileSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend } from '../backend.ts';
import { connect, owner } from '../database/bootstrap.ts';
import { storedName } from '../storage/files.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import {
  anna,
  ben,
  password,
  startTestBackend,
  testOptions,
  type TestBackend,
} from '../tests/test-backend.ts';
import { readText } from './archive.ts';
import { writeBackup } from './backup.ts';
import { readBackup } from './check.ts';
import type { Table } from './layout.ts';
import { restoreBackup } from './restore.ts';

let backend: TestBackend;
let token: string;
let folder: ReturnType<typeof temporaryFolder>;
const at = (name: string) => path.join(folder.dir, name);
const { migrationsDir } = testOptions('');
const restore = (dataDir: string, file: string) =>
  restoreBackup(dataDir, file, { migrationsDir, durable: false });

beforeAll(async () => {
  folder = temporaryFolder();
  backend = await startTestBackend();
  token = await backend.signIn(anna.email);
  await backend
    .rest(token)
    .from('notes')
    .insert({ body: 'tab\tbackslash\\ newline\nquote" null \\N', tags: { a: [1, 'ü'] } });
  await upload('kept.pdf');
});
afterAll(async () => {
  await backend.stop();
  folder.remove();
});

const content = (name: string) => `%PDF-1.4 ${name}`;
const stored = (name: string) => `${anna.id}/${name}`;
async function upload(name: string): Promise<void> {
  const file = new Blob([content(name)], { type: 'application/pdf' });
  const { error } = await backend.storage(token).from('documents').upload(stored(name), file);
  if (error) throw error;
}
const remove = (name: string) =>
  backend
    .storage(token)
    .from('documents')
    .remove([stored(name)]);

/** Sets up Ben’s second factor, which takes its first code. */
async function setUpFactor() {
  const auth = backend.auth();
  await auth.signInWithPassword({ email: ben.email, password });
  const { data } = await auth.mfa.enroll({ factorType: 'totp' });
  if (data?.type !== 'totp') throw new Error('no factor');
  const secret = Secret.fromBase32(data.totp.secret);
  const code = new TOTP({ secret }).generate();
  expect((await auth.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
  return { secret, factorId: data.id };
}

/** Each table's rows, without what time and sign-ins change. */
async function everything(from: Pick<TestBackend, 'postgres'>): Promise<Record<string, string>> {
  const sql = connect(from.postgres, { role: owner });
  const found: Record<string, string> = {};
  for (const table of [
    'public.people',
    'public.notes',
    'public.documents',
    'public.books',
    'auth.users',
    'auth.sessions',
  ]) {
    const [row] = await sql.unsafe(
      `select coalesce(jsonb_agg(to_jsonb(t) order by t::text), '[]')::text as rows from ${table} t`,
    );
    found[table] = row?.['rows'] as string;
  }
  await sql.end();
  return found;
}

test('a backup of a running server becomes the same service elsewhere: rows, files, keys, sessions, passwords, second factors', async () => {
  const { secret, factorId } = await setUpFactor();
  const before = await everything(backend);
  const backup = await writeBackup(backend.dataDir, at('first.tar.gz'));
  expect(backup).toMatchObject({ files: 2, missing: [] });
  expect(statSync(at('first.tar.gz')).mode & 0o777).toBe(0o600);

  const { aside, files } = await restore(at('elsewhere'), at('first.tar.gz'));
  expect({ aside, files }).toEqual({ aside: null, files: 2 });
  const restored = await startBackend(testOptions(at('elsewhere')));
  try {
    expect(await everything(restored)).toEqual(before);
    expect(restored.secretKey).toBe(backend.secretKey);
    const headers = { apikey: 'sb_publishable_embedded_local_only', Authorization: `Bearer ${token}` };
    // The open session lasts, its file opens, and new rows get unused numbers.
    const file = await fetch(`${restored.url}/storage/v1/object/documents/${stored('kept.pdf')}`, {
      headers,
    });
    expect(await file.text()).toBe(content('kept.pdf'));
    const added = await fetch(`${restored.url}/rest/v1/notes`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ body: 'afterwards' }),
    });
    expect(added.status).toBe(201);
    const auth = new AuthClient({
      url: `${restored.url}/auth/v1`,
      headers: { apikey: headers.apikey },
      persistSession: false,
    });
    await auth.signInWithPassword({ email: ben.email, password });
    // The code that was entered before the backup doesn't work again.
    const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    expect((await auth.mfa.challengeAndVerify({ factorId, code: next })).error).toBeNull();
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  } finally {
    await restored.stop();
  }
});

test('a stopped folder is backed up too, and is stopped afterwards', async () => {
  await writeBackup(at('elsewhere'), at('stopped.tar.gz'));
  expect(existsSync(at('elsewhere/postgres/data/postmaster.pid'))).toBe(false);
  expect(existsSync(at('stopped.tar.gz'))).toBe(true);
});

/** The names of the files in a backup, and those that its records name. */
async function filesIn(file: string) {
  const found: string[] = [];
  const recorded: string[] = [];
  let tables: Table[] = [];
  await readBackup(file, {
    async schema(schema) {
      ({ tables } = schema);
    },
    async file(name, parts) {
      await readText(parts);
      found.push(name);
    },
    async rows(index, parts) {
      const lines = (await readText(parts)).split('\n').slice(0, -1);
      const table = tables[index];
      if (table?.schema !== 'storage' || table.name !== 'objects') return;
      const column = table.columns.indexOf('name');
      recorded.push(...lines.map((line) => storedName('documents', line.split('\t')[column] ?? '')));
    },
  });
  return { found, recorded };
}

test('while files come and go, no record in the backup lacks its file', async () => {
  let working = true;
  const worker = (async () => {
    for (let count = 0; working; count += 1) {
      await upload(`busy-${count}.pdf`);
      if (count > 3) await remove(`busy-${count - 3}.pdf`);
    }
  })();
  for (const round of process.env['TEST_TIER'] === 'full' ? [1, 2, 3] : [1]) {
    const { missing } = await writeBackup(backend.dataDir, at(`busy-${round}.tar.gz`));
    expect(missing).toEqual([]);
    const { found, recorded } = await filesIn(at(`busy-${round}.tar.gz`));
    expect(recorded.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(recorded.flatMap((name) => [name, `${name}.json`])));
  }
  working = false;
  await worker;
});

describe('A restore is refused, and changes nothing,', () => {
  const inFolder = () => readdirSync(backend.dataDir).sort();

  test('while a server uses the folder', async () => {
    const before = inFolder();
    await expect(
      restoreBackup(backend.dataDir, at('first.tar.gz'), { migrationsDir, replace: true }),
    ).rejects.toThrow('in use by another process');
    expect(inFolder()).toEqual(before);
  });

  test('where there is data, unless told to replace it', async () => {
    await expect(restore(backend.dataDir, at('first.tar.gz'))).rejects.toThrow(
      /^The data folder .* holds data\. To put the backup in its place: npm run restore -- --replace /,
    );
  });

  test('from a file that is absent, something else, cut off anywhere or has a wrong byte', async () => {
    const whole = readFileSync(at('first.tar.gz'));
    const given = at('given.tar.gz');
    await expect(restore(at('none'), given)).rejects.toThrow(`${given} cannot be read (ENOENT).`);
    copyFileSync('package.json', given);
    await expect(restore(at('none'), given)).rejects.toThrow('is not a backup that this version can read.');
    for (const share of [0.02, 0.3, 0.6, 0.9, 0.999]) {
      writeFileSync(given, whole.subarray(0, Math.floor(whole.length * share)));
      await expect(restore(at('none'), given)).rejects.toThrow(/is not a backup|is damaged or not whole/);
    }
    for (const share of [0.1, 0.5, 0.95]) {
      const wrong = Buffer.from(whole);
      const place = Math.floor(whole.length * share);
      wrong[place] = (wrong[place] ?? 0) ^ 0x10;
      writeFileSync(given, wrong);
      await expect(restore(at('none'), given)).rejects.toThrow(/is not a backup|is damaged or not whole/);
    }
    expect(existsSync(at('none'))).toBe(false);
  });
});

test('a backup never takes the place of a file, and one that fails leaves none', async () => {
  writeFileSync(at('taken.tar.gz'), 'mine');
  await expect(writeBackup(backend.dataDir, at('taken.tar.gz'))).rejects.toThrow('is there already');
  expect(readFileSync(at('taken.tar.gz'), 'utf8')).toBe('mine');
  await expect(writeBackup(at('no-data'), at('empty.tar.gz'))).rejects.toThrow('There is no data in');
  expect(readdirSync(folder.dir).filter((name) => name.includes('empty'))).toEqual([]);
});
