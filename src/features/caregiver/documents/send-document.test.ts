import { beforeEach, expect, test, vi } from 'vitest';
import type { uploadDocument as upload } from '../../../data/document-files.ts';
import { fail, ok } from '../../../lib/result.ts';
import { whileUnderWay } from '../../../lib/under-way.ts';
import { databases, fakeStorage } from '../../../state/device/fake-device.ts';
import { said } from '../../../state/device/said.ts';
import { $said } from '../said/said.ts';
import { sendSaid } from '../said/send-said.ts';
import { $recorded, documentDraft } from './recorded.ts';
import { sendDocument } from './send-document.ts';

vi.mock('idb-keyval', async () => (await import('../../../state/device/fake-device.ts')).fakeDatabases);
vi.mock('../../../ui/toast/toast.ts', () => ({ toast: vi.fn() }));

const file = () => new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });
const passport = { kind: 'identity', issuedOn: null, expiresOn: '2030-01-31' } as const;
const watch = { onSent: vi.fn(), onPause: vi.fn(), signal: new AbortController().signal };
const ownId = () => 'nora';
const recordDocument = vi.fn();
const server = { recordDocument, ownId } as never;
const gone = fail({ kind: 'offline', code: 'unreachable' } as const);

beforeEach(() => {
  for (const name of ['said', 'keyval-store']) databases[name]?.clear();
  vi.stubGlobal('localStorage', fakeStorage());
  $said.set([]);
  recordDocument.mockReset().mockResolvedValue(ok({ id: '8' }));
});

test('a document that arrived leaves nothing to record; a lost answer leaves one record, with the file’s own path', async () => {
  await sendDocument({ ...passport, file: file() }, watch, {
    uploadDocument: async () => ok({ id: '8' }),
    ownId,
  });
  expect(await said.of('nora')).toEqual([]);
  const uploadDocument = vi.fn<typeof upload>(async () => gone);
  const sent = { ...passport, file: file() };
  for (let time = 0; time < 2; time++) await sendDocument(sent, watch, { uploadDocument, ownId });
  const record = uploadDocument.mock.lastCall?.[0];
  expect(record).toMatchObject({ ...passport, fileName: 'passport.pdf' });
  expect(await said.of('nora')).toMatchObject([{ kind: 'document', record }]);
});

test('an upload interrupted by closing the page is recorded on return, and its draft is gone; not while it is being sent', async () => {
  await sendDocument({ ...passport, file: file() }, watch, { uploadDocument: async () => gone, ownId });
  const [waiting] = await said.of('nora');
  await documentDraft('nora', '').save({ kind: 'identity' });
  await documentDraft('nora', 'insurance').save({ kind: 'insurance' });
  await whileUnderWay(String(waiting?.id), () => sendSaid(server));
  expect(recordDocument).not.toHaveBeenCalled();
  await sendSaid(server);
  expect(recordDocument).toHaveBeenCalledOnce();
  expect([await said.of('nora'), $recorded.get()?.fileName]).toEqual([[], 'passport.pdf']);
  expect(await documentDraft('nora', '').load()).toBeUndefined();
  expect(await documentDraft('nora', 'insurance').load()).toEqual({ kind: 'insurance' });
});

test('a file that did not arrive is reported until the caregiver has read it', async () => {
  await sendDocument({ ...passport, file: file() }, watch, { uploadDocument: async () => gone, ownId });
  recordDocument.mockResolvedValue(fail({ kind: 'refused', code: 'file_not_arrived' }));
  await sendSaid(server);
  await sendSaid(server);
  expect(recordDocument).toHaveBeenCalledOnce();
  expect($said.get().map(({ problem }) => problem?.code)).toEqual(['file_not_arrived']);
});
