import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { databases, fakeStorage } from '../../../state/device/fake-device.ts';
import { $said } from '../said/said.ts';
import { sendSaid } from '../said/send-said.ts';
import { applicationDraft } from './application-draft.ts';
import { sayApplication } from './say-application.ts';

vi.mock('idb-keyval', async () => (await import('../../../state/device/fake-device.ts')).fakeDatabases);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
vi.stubGlobal('setInterval', () => 0);

const job = { id: 'job', title: 'Mornings in Cork', part: null };
const sent = { message: 'I live nearby.', mayBeShown: true, times: 4 };
const server = { applyToJob: vi.fn(), ownId: () => 'nora' };
const sending = server as never;

beforeEach(() => {
  databases['said']?.clear();
  vi.stubGlobal('localStorage', fakeStorage());
  $said.set([]);
  server.applyToJob.mockReset().mockResolvedValue(fail({ kind: 'offline', code: 'unreachable' }));
});

test('an application waits for a connection, and is sent again under the same id', async () => {
  expect(await sayApplication(job, sent, sending)).toEqual(ok('waiting'));
  server.applyToJob.mockResolvedValue(ok('application'));
  await sendSaid(sending);
  const [[first], [second, again]] = server.applyToJob.mock.calls as [[string], [string, object]];
  expect(second).toBe(first);
  expect(again).toMatchObject({ jobId: 'job', ...sent });
  expect($said.get()).toEqual([]);
});

test('a later refusal says why, and what was typed is in the form again', async () => {
  await sayApplication(job, sent, sending);
  server.applyToJob.mockResolvedValue(fail({ kind: 'refused', code: 'job_not_open' }));
  await sendSaid(sending);
  expect($said.get().map(({ problem }) => problem?.code)).toEqual(['job_not_open']);
  expect(await applicationDraft('nora', 'job').load()).toEqual({
    message: 'I live nearby.',
    mayShare: 'yes',
    times: 4,
  });
});
