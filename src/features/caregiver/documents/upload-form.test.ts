import { expect, test, vi } from 'vitest';
import { fail } from '../../../lib/result.ts';
import { createUploadForm, kindFrom, uploadFaults, type UploadValues } from './upload-form.ts';

const day = '2026-03-14';
const file = new File(['%PDF-1.7'], 'first-aid.pdf', { type: 'application/pdf' });
const values: UploadValues = { kind: 'first_aid', file, issuedOn: '2026-01-01', expiresOn: '2027-01-01' };

test('A complete document has no faults, also without dates', async () => {
  expect(await uploadFaults(values, day)).toEqual({});
  expect(await uploadFaults({ ...values, issuedOn: '', expiresOn: '' }, day)).toEqual({});
});

test('An empty form names what is missing', async () => {
  expect(await uploadFaults({ kind: '', file: null, issuedOn: '', expiresOn: '' }, day)).toEqual({
    kind: 'Choose what kind of document it is.',
    file: 'Choose the file.',
  });
});

test.each([
  [{ issuedOn: '2026-03-15' }, 'issuedOn'],
  [{ expiresOn: day }, 'expiresOn'],
  [{ issuedOn: '', expiresOn: '2020-01-01' }, 'expiresOn'],
] as const)('Days that cannot be are explained: %o', async (part, field) => {
  const faults = Object.entries(await uploadFaults({ ...values, ...part }, day));
  expect(faults.flatMap(([name, words]) => (words ? [name] : []))).toEqual([field]);
});

test('A link may name the kind, but not invent one', () => {
  expect(kindFrom('?kind=first_aid')).toBe('first_aid');
  expect(kindFrom('?kind=toString')).toBe('');
  expect(kindFrom('')).toBe('');
});

test('What was entered stays when it could not be sent', async () => {
  const upload = vi.fn(async () => fail({ kind: 'offline', code: 'unreachable' } as const));
  const form = createUploadForm(upload, 'ann', '');
  form.change({ ...values, expiresOn: '' });
  await form.submit();
  expect(upload).toHaveBeenCalledWith({ kind: 'first_aid', file, issuedOn: '2026-01-01', expiresOn: null });
  expect(form.$state.get()).toMatchObject({ values: { file }, failure: { kind: 'offline' }, busy: false });
});

test('A file that only the server finds too large is named beside it', async () => {
  const form = createUploadForm(async () => fail({ kind: 'refused', code: 'file_too_large' }), 'ann', '');
  form.change({ ...values, expiresOn: '' });
  await form.submit();
  expect(form.$state.get().faults.file).toContain('larger than 10 MB');
});
