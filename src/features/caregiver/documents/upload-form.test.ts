import { expect, test } from 'vitest';
import { action } from '../../../state/action.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createUploadForm, faultsOf, kindFrom, type UploadValues } from './upload-form.ts';

const day = '2026-03-14';
const file = new File(['%PDF-1.7'], 'first-aid.pdf', { type: 'application/pdf' });
const values: UploadValues = { kind: 'first_aid', file, issuedOn: '2026-01-01', expiresOn: '2027-01-01' };

test('A complete document has no faults, also without dates', async () => {
  expect(await faultsOf(values, day)).toEqual({});
  expect(await faultsOf({ ...values, issuedOn: '', expiresOn: '' }, day)).toEqual({});
});

test('An empty form names what is missing', async () => {
  expect(await faultsOf({ kind: '', file: null, issuedOn: '', expiresOn: '' }, day)).toEqual({
    kind: 'Choose what kind of document it is.',
    file: 'Choose the file.',
  });
});

test.each([
  [{ issuedOn: '2026-03-15' }, 'issuedOn'],
  [{ expiresOn: day }, 'expiresOn'],
  [{ issuedOn: '', expiresOn: '2020-01-01' }, 'expiresOn'],
] as const)('Days that cannot be are explained: %o', async (part, field) => {
  expect(Object.keys(await faultsOf({ ...values, ...part }, day))).toEqual([field]);
});

test('A link may name the kind, but not invent one', () => {
  expect(kindFrom('?kind=first_aid')).toBe('first_aid');
  expect(kindFrom('?kind=toString')).toBe('');
  expect(kindFrom('')).toBe('');
});

test('What was entered stays when it could not be sent, and goes once it is stored', async () => {
  let online = false;
  const upload = action(async () =>
    online ? ok({ id: '1' }) : fail({ kind: 'offline', code: 'unreachable' } as const),
  );
  const form = createUploadForm(upload, '');
  form.change({ ...values, expiresOn: '' });
  expect(await form.submit()).toBe(false);
  expect(form.$values.get().file).toBe(file);
  online = true;
  expect(await form.submit()).toBe(true);
  expect(form.$values.get()).toEqual({ kind: '', file: null, issuedOn: '', expiresOn: '' });
});
