import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { supabaseCli } from '../../../scripts/supabase-cli.ts';
import { makePdf } from '../../../supabase/embedded/demo/pdf.ts';
import { makeReference } from '../../../src/lib/reference.ts';
import { tokenIn } from '../../../supabase/embedded/tests/test-backend.ts';
import { serveApi, type Api } from './api.ts';
import { createHostedProject, type HostedProject } from './project.ts';
import { tick } from '../../../supabase/embedded/tick.ts';

/** A new hosted project, from empty to the first placement, by the commands that the README gives. */

const root = path.resolve(import.meta.dirname, '../../..');
const PASSWORD = 'long enough for anyone';
const today = new Date().toISOString().slice(0, 10);
const soon = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);

let project: HostedProject;
let api: Api;
beforeAll(async () => {
  project = await createHostedProject();
});
afterAll(async () => {
  await api?.stop();
  await project?.stop();
});

/** The README's blocks about going live in a language. */
function blocksOfTheReadme(language: 'sh' | 'sql'): string[] {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [, section = ''] = /^## Going live$([\s\S]*?)^## /m.exec(readme) ?? [];
  const blocks = section.matchAll(new RegExp(`^ *\`\`\`${language}\n([\\s\\S]*?)^ *\`\`\``, 'gm'));
  return [...blocks].map(([, block = '']) => block.replace(/\\\n\s*/g, '').trim());
}

/** The commands to type into a terminal, line by line. */
const commandsOfTheReadme = () => blocksOfTheReadme('sh').flatMap((block) => block.split(/\n\s*/));

/** Runs a command on the project instead of the linked one, and answers yes. */
async function type(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-c', command.replace('--remote', `--remote=${project.url}`)],
    {
      cwd: root,
      env: { ...process.env, SUPABASE_YES: '1', DO_NOT_TRACK: '1', PGSSLMODE: 'disable' },
    },
  );
  return stdout;
}

type Person = { id: string; token: string; auth: ReturnType<Api['auth']> };

/** Signs up and opens the email's link. Returns the signed-in person. */
async function register(email: string): Promise<Person> {
  const auth = api.auth();
  const secret = randomUUID();
  const options = { data: { sign_up_secret: secret } };
  expect((await auth.signUp({ email, password: PASSWORD, options })).error).toBeNull();
  const token_hash = tokenIn(await api.linkTo(email));
  const { data } = await auth.verifyOtp({ type: 'signup', token_hash });
  const person = { id: data.user?.id ?? '', token: data.session?.access_token ?? '', auth };
  expect(await call('claim_password', { secret }, person)).toBe(true);
  return person;
}

/** Sets up a staff member's second factor. The person then has the session that proved it. */
async function enrol(person: Person): Promise<void> {
  const { mfa } = person.auth;
  const { data: factor } = await mfa.enroll({ factorType: 'totp' });
  const secret = Secret.fromBase32(factor?.type === 'totp' ? factor.totp.secret : '');
  const code = new TOTP({ secret }).generate();
  const { data } = await mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
  person.token = data?.access_token ?? '';
}

/** Calls a function of the database as a person or a visitor. Fails if it is refused. */
async function call(name: string, args: object, person?: Person): Promise<unknown> {
  const { data, error } = await api.rest(person?.token).rpc(name, args);
  expect(error, name).toBeNull();
  return data as unknown;
}

let setupCode: string;
test('the README’s commands for the database work in their order', { timeout: 180_000 }, async () => {
  const commands = commandsOfTheReadme().filter((command) =>
    /^npx supabase db (?!.*service-check)/.test(command),
  );
  expect(commands[0]).toBe('npx supabase db push --remote');
  const printed: string[] = [];
  for (const command of commands) printed.push(await type(command));
  [setupCode = ''] = /\b[0-9a-f]{20}\b/.exec(printed.join('')) ?? [];
  expect(setupCode).not.toBe('');
});

test('the advisors find nothing', async () => {
  const advisors = ['db', 'advisors', `--remote=${project.url}`, '--level=info', '--fail-on=none'];
  const findings = JSON.parse(await supabaseCli(advisors)) as { name: string }[];
  expect(findings.filter(({ name }) => name !== 'unused_index')).toEqual([]);
});

test('`postgres` is not a superuser there, and what is Supabase’s own stays as it is', async () => {
  const sql = project.connectAs('postgres');
  const [role] = await sql`select rolsuper, rolbypassrls from pg_roles where rolname = current_user`;
  expect(role).toEqual({ rolsuper: false, rolbypassrls: true });
  for (const statement of [
    'alter table auth.users add column extra text',
    'alter table storage.objects add column extra text',
    'create table auth.extra (id int)',
    'create index on storage.objects (version)',
  ]) {
    await expect(sql.unsafe(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
  await sql.end();
});

test.runIf(process.env['HOSTED_POSTGRES'])('the API’s sessions change no rows without a where', async () => {
  const sql = project.connectAs('authenticator');
  const change = sql.begin(async (tx) => {
    await tx`set local role service_role`;
    await tx`update storage.buckets set public = true`;
  });
  await expect(change).rejects.toThrow('UPDATE requires a WHERE clause');
  await sql.end();
});

test('a first placement can be reached from there', async () => {
  api = await serveApi(project);

  const key = {
    id: randomUUID(),
    reference: makeReference(),
    tracking_secret: randomBytes(16).toString('hex'),
  };
  const [town] = (await call('search_places', { query: 'Dún Laoghaire' })) as { id: number }[];
  const family = {
    ...{ contact_name: 'Fiona Walsh', contact_phone: '01 555 0134', contact_email: 'fiona@example.com' },
    ...{ recipient_name: 'Peg Walsh', address: '7 Seapoint Avenue' },
  };
  const needs = { care_types: ['companionship'], skills: [], languages: ['en'], availability: 5 };
  await call('submit_request', {
    request: {
      ...{ ...key, ...family, ...needs, relation: 'parent', place_id: town?.id, starts_on: soon },
      ...{ hourly_budget: null, notes: 'She loves music.', consent: true },
      ...{ helper_name: '', helper_relation: '', helper_agreed_by: '' },
      answers: [{ question: 'The care is for', answer: 'My parent' }],
    },
  });

  const admin = await register('admin@example.com');
  await call('become_first_admin', { code: setupCode }, admin);
  await enrol(admin);
  await call('review_request', { request_id: key.id }, admin);
  const job = {
    title: 'Company by the sea',
    summary: 'Company and a little help with the house on two mornings.',
    required_credentials: ['identity', 'background_check', 'first_aid'],
  };
  const jobId = await call('publish_job', { request_id: key.id, ...job }, admin);

  const caregiver = await register('aoife@example.com');
  const profile = {
    ...{
      ...needs,
      full_name: 'Aoife Brennan',
      phone: '01 555 0199',
      about: 'I have cared for people for ten years.',
    },
    ...{
      birth_year: 1980,
      experience_years: 10,
      skills: ['meal_preparation'],
      hourly_rate: 24,
      place_id: town?.id,
      radius_km: 20,
    },
  };
  const own = api.rest(caregiver.token).from('caregiver_profiles');
  expect((await own.update(profile).eq('user_id', caregiver.id)).error).toBeNull();

  for (const kind of ['identity', 'first_aid', 'background_check']) {
    const file_path = `${caregiver.id}/${kind}.pdf`;
    const file = new Blob([new Uint8Array(makePdf([kind]))], { type: 'application/pdf' });
    expect((await api.storage(caregiver.token).from('documents').upload(file_path, file)).error).toBeNull();
    const document = {
      caregiver_id: caregiver.id,
      kind,
      file_path,
      file_name: 'Zeugnis é.pdf',
      issued_on: '2026-01-05',
    };
    const row = await api.rest(caregiver.token).from('documents').insert(document).select('id').single();
    expect(row.error).toBeNull();
    await call('open_document', { document_id: row.data?.id as string }, admin);
    expect((await api.storage(admin.token).from('documents').download(file_path)).error).toBeNull();
    await call('verify_document', { document_id: row.data?.id as string, checked: 'Seen' }, admin);
  }
  await call('submit_profile', { consent: true }, caregiver);
  const seen = api
    .rest(admin.token)
    .from('caregiver_profiles')
    .select('revision')
    .eq('user_id', caregiver.id);
  const revision = (await seen.single()).data?.revision as number;
  await call('approve_caregiver', { caregiver_id: caregiver.id, revision }, admin);

  const application_id = await call('apply_to_job', { job_id: jobId, message: 'Gladly' }, caregiver);
  await call('shortlist_application', { application_id }, admin);
  await call(
    'offer_job',
    { application_id, starts_on: soon, seen: { offered_at: null, family: null, caregiver: null } },
    admin,
  );
  expect(await call('read_contact', { request_id: key.id }, caregiver)).toEqual([]);
  const offer = await api.rest(caregiver.token).from('offers').select('offered_at').single();
  const offered_at = offer.data?.offered_at as string;
  await call('answer_offer', { application_id, accepts: true, offered_at }, caregiver);
  const answer = await api.rest(caregiver.token).from('agreements').select('given_at').single();
  await call(
    'place_caregiver',
    {
      application_id,
      seen: { offered_at, family: null, caregiver: answer.data?.given_at as string },
      starts_on: soon,
      family_said_by: 'Maeve Walsh',
      family_said_on: today,
    },
    admin,
  );
  expect(await call('read_contact', { request_id: key.id }, caregiver)).toMatchObject([family]);
});

test('the database calls the senders once the README’s statements have said where they are', async () => {
  const sql = project.connectAs('postgres');
  for (const block of blocksOfTheReadme('sql')) await sql.unsafe(block).simple();
  const calls = await sql.begin(async (tx) => {
    await tx`insert into private.mails (to_address, kind) values ('waits@example.com', 'deactivated')`;
    await tx`select private.call_mail_sender()`;
    return tx`select method, url, headers from net.http_request_queue`;
  });
  expect(calls).toEqual([
    {
      method: 'POST',
      url: 'https://PROJECT.supabase.co/functions/v1/deliver-mails',
      headers: { Authorization: 'Bearer …' },
    },
  ]);
  await sql.end();
});

test.runIf(process.env['HOSTED_POSTGRES'])('an email waits for its sender ten seconds at most', async () => {
  const sql = project.connectAs('postgres');
  expect(await sql`select schedule, active from cron.job where command like '%call_mail_sender%'`).toEqual([
    { schedule: '10 seconds', active: true },
  ]);
  await sql.end();
});

test.runIf(process.env['HOSTED_POSTGRES'])('pg_cron calls what time does', { timeout: 120_000 }, async () => {
  const sql = project.connectAs('postgres');
  const runs = () => sql`
    select distinct status, username from cron.job_run_details
    where command like '%private.due_duties()%' and status not in ('starting', 'running')`;
  await expect
    .poll(runs, { timeout: 90_000, interval: 2_000 })
    .toEqual([{ status: 'succeeded', username: 'postgres' }]);
  expect(await sql`select failure from private.duties where ran_at is null or failure is not null`).toEqual(
    [],
  );
  await sql.end();
});

test('going live ends with a check, which fails until the clock has run', async () => {
  const [command = ''] = commandsOfTheReadme().filter((line) => line.endsWith('service-check.sql'));
  const sql = project.connectAs('postgres');
  await sql`update private.duties set ran_at = null where true`;
  await expect(type(command)).rejects.toThrow('Nothing has run since the start.');
  await tick(sql);
  await sql`update private.duties set failure = 'broken' where duty = 'seal_events'`;
  expect(await type(command)).toMatch(/duties_failing .*Something that runs each minute fails: seal_events/);
  await tick(sql);
  expect(await type(command)).toContain('All is well.');
  await sql.end();
});

test('the audit log is proved', async () => {
  const [command = ''] = commandsOfTheReadme().filter((line) => line.endsWith('audit-verify.sql'));
  expect(await type(command)).toMatch(/│ [1-9]\d* +│ 0 +│ [1-9]\d* +│ [0-9a-f]{64} │ NULL/);
});
