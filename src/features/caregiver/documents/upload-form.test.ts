import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import type { sendDocument } from './send-document.ts';
import { documentFaults } from '../../../parts/file-upload/document-faults.ts';
import { createUpload, kindFrom, NO_DOCUMENT, type UploadValues } from './upload-form.ts';

const day = '2026-03-14';
const file = new File(['%PDF-1.7'], 'first-aid.pdf', { type: 'application/pdf' });
const values: UploadValues = {
  ...NO_DOCUMENT,
  ...{ kind: 'first_aid', files: [file], issuedOn: '2026-01-01', expiresOn: '2027-01-01' },
};

test('A complete document has no faults, even without dates', async () => {
  expect(await documentFaults(values, day)).toEqual({});
  expect(await documentFaults({ ...values, issuedOn: '', expiresOn: '' }, day)).toEqual({});
});

test('An empty form names what is missing', async () => {
  expect(await documentFaults(NO_DOCUMENT, day)).toEqual({
    kind: 'Choose what kind of document it is.',
    files: 'Choose the file.',
  });
});

test.each([
  [{ issuedOn: '2026-03-15' }, 'issuedOn'],
  [{ expiresOn: day }, 'expiresOn'],
  [{ issuedOn: '', expiresOn: '2020-01-01' }, 'expiresOn'],
] as const)('Impossible days are explained: %o', async (part, field) => {
  const faults = Object.entries(await documentFaults({ ...values, ...part }, day));
  expect(faults.flatMap(([name, words]) => (words ? [name] : []))).toEqual([field]);
});

test('A link may name a kind, but not invent one', () => {
  expect(kindFrom('?kind=first_aid')).toBe('first_aid');
  expect(kindFrom('?kind=toString')).toBe('');
  expect(kindFrom('')).toBe('');
});

/** The form, with a file store that gives this answer. */
function open(answer: typeof sendDocument) {
  const service = {
    uploadDocument: vi.fn(answer),
    removeDocument: vi.fn(async () => ok(null)),
    findTwin: vi.fn(async (): Promise<{ kind: 'identity' } | undefined> => undefined),
  };
  const refresh = vi.fn(async () => undefined);
  return { ...createUpload(refresh, 'ann', '', service), service, refresh };
}
const stored: typeof sendDocument = async () => ok({ id: '8' });
const old = { id: '7', kind: 'first_aid', filePath: 'ann/7.pdf', fileName: 'old.pdf' } as const;

test('What was entered stays if it could not be sent', async () => {
  const { form, service } = open(async () => fail({ kind: 'offline', code: 'unreachable' }));
  form.change({ ...values, expiresOn: '' });
  await form.submit();
  const sent = { kind: 'first_aid', file, issuedOn: '2026-01-01', expiresOn: null };
  expect(service.uploadDocument).toHaveBeenCalledWith(sent, expect.anything());
  expect(form.$state.get()).toMatchObject({
    values: { files: [file] },
    failure: { kind: 'offline' },
    busy: false,
  });
});

test('A file that only the server finds too large is named beside its field, until another one is chosen', async () => {
  const { form, choose } = open(async () => fail({ kind: 'refused', code: 'file_too_large' }));
  form.change({ ...values, expiresOn: '' });
  await form.submit();
  expect(form.$state.get().faults.files).toContain('larger than 10 MB');
  await choose([new File(['%PDF-1.7'], 'small.pdf', { type: 'application/pdf' })]);
  expect(form.$state.get().faults.files).toBeUndefined();
});

test('A file’s fault shows as soon as it is chosen', async () => {
  const { form, choose } = open(stored);
  await choose([new File(['hello'], 'letter.txt', { type: 'text/plain' })]);
  expect(form.$state.get().faults.files).toBe('Choose a PDF, JPEG or PNG file.');
});

test('It shows how far the file has come, and that it begins again after a lost connection', async () => {
  const stages: unknown[] = [];
  const { form, $stage } = open(async (_, { onSent, onPause }) => {
    for (const step of [() => onSent(4, 8), onPause, () => onSent(8, 8)]) {
      step();
      stages.push($stage.get());
    }
    return ok({ id: '8' });
  });
  form.change({ ...values, expiresOn: '' });
  await form.submit();
  expect(stages).toEqual([
    { sent: 4, total: 8, lost: false, tries: 1 },
    { sent: 0, total: 8, lost: true, tries: 2 },
    { sent: 8, total: 8, lost: false, tries: 2 },
  ]);
  expect($stage.get()).toBeNull();
});

test('A stopped upload ends, and the file stays chosen', async () => {
  const { form, giveUp, refresh } = open(
    (_, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(fail({ kind: 'refused', code: 'upload_given_up' })));
      }),
  );
  form.change({ ...values, expiresOn: '' });
  const sending = form.submit();
  await vi.waitFor(() => expect(form.$state.get().busy).toBe(true));
  await new Promise((resolve) => setTimeout(resolve));
  giveUp();
  await sending;
  expect(form.$state.get()).toMatchObject({
    values: { files: [file] },
    failure: { code: 'upload_given_up' },
  });
  expect(refresh).not.toHaveBeenCalled();
});

test.each([
  ['uploaded', 1],
  ['rejected', 1],
  ['verified', 0],
] as const)('A document that was %s is removed %i times once another replaces it', async (status, times) => {
  const { form, service } = open(stored);
  form.change({ ...values, expiresOn: '', replaces: { ...old, status } });
  await form.submit();
  expect(service.removeDocument).toHaveBeenCalledTimes(times);
});

test('A document that could not be sent replaces nothing', async () => {
  const { form, service } = open(async () => fail({ kind: 'server', code: 'storage' }));
  form.change({ ...values, expiresOn: '', replaces: { ...old, status: 'uploaded' } });
  await form.submit();
  expect(service.removeDocument).not.toHaveBeenCalled();
});

test('A file that was sent before is questioned, and sent after a yes', async () => {
  const { form, service, $twin } = open(stored);
  service.findTwin.mockResolvedValueOnce({ kind: 'identity' });
  form.change({ ...values, expiresOn: '' });
  await form.submit();
  expect(form.$state.get().faults.files).toContain('already sent this file, as “Proof of identity”');
  expect($twin.get()).toBe('identity');
  expect(service.uploadDocument).not.toHaveBeenCalled();
  form.change({ again: true });
  await form.submit();
  expect(service.uploadDocument).toHaveBeenCalledOnce();
});

test('Dates and the question about the file go when another kind is chosen or asked for', async () => {
  const { form, begin, service, $twin } = open(stored);
  form.change({ files: [file], expiresOn: '2027-06-10' });
  form.change({ kind: 'first_aid' });
  expect(form.$state.get().values.expiresOn).toBe('2027-06-10');
  service.findTwin.mockResolvedValueOnce({ kind: 'identity' });
  await form.submit();
  begin('identity');
  expect(form.$state.get()).toMatchObject({
    values: { kind: 'identity', files: [file], issuedOn: '', expiresOn: '' },
    faults: {},
  });
  expect($twin.get()).toBeNull();
  form.change({ issuedOn: '2026-01-01' });
  form.change({ kind: 'insurance' });
  expect(form.$state.get().values.issuedOn).toBe('');
});
