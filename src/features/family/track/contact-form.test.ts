import { beforeEach, expect, test, vi } from 'vitest';
import type { Contact } from '../../../domain/contact-faults.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { createContactForm } from './contact-form.ts';

const known = {
  contactName: 'Fiona Walsh',
  contactPhone: '01 555 0134',
  contactEmail: null,
  contactBy: 'call',
  contactLanguage: null,
} as const;
let kept: Partial<Contact> | undefined;
const draft: DraftStore<Partial<Contact>> = {
  load: async () => kept,
  save: async (contact) => void (kept = contact),
  forget: async () => void (kept = undefined),
};
const send = vi.fn<(contact: Contact) => Promise<Result<unknown, Failure>>>();
const contactForm = () => createContactForm({ send, draft });

beforeEach(() => {
  kept = undefined;
  send.mockReset().mockResolvedValue(ok(null));
});

test('It opens with the current contact, and closing it changes and keeps nothing', () => {
  const { form, $isOpen, open, close } = contactForm();
  expect($isOpen.get()).toBe(false);
  open(known);
  expect($isOpen.get()).toBe(true);
  expect(form.$state.get().values).toEqual({ ...known, contactEmail: '', contactLanguage: 'en' });
  form.change({ contactPhone: '01' });
  close();
  expect($isOpen.get()).toBe(false);
  expect(kept).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});

test('With unsaved changes, it is open again after a reload, with what was typed', async () => {
  const before = contactForm();
  before.open(known);
  before.form.change({ contactPhone: '01 555 0177' });
  const after = contactForm();
  after.$isOpen.listen(() => undefined);
  await Promise.resolve();
  await Promise.resolve();
  expect(after.$isOpen.get()).toBe(true);
  expect(after.form.$state.get().values.contactPhone).toBe('01 555 0177');
});

test('Without a way to reach anyone it is not sent', async () => {
  const { form, open } = contactForm();
  open(known);
  form.change({ contactPhone: 'call me' });
  await form.submit();
  expect(Object.keys(form.$state.get().faults)).toEqual(['contactPhone']);
  expect(send).not.toHaveBeenCalled();
});

test('A family that prefers emails needs an address and no number', async () => {
  const { form, open } = contactForm();
  open(known);
  form.change({ contactBy: 'email', contactPhone: '' });
  await form.submit();
  expect(form.$state.get().faults).toEqual({ contactEmail: 'Enter the email address to write to' });
  form.change({ contactEmail: 'fiona@home.ie', contactLanguage: 'pl' });
  await form.submit();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ contactBy: 'email', contactLanguage: 'pl' }));
});

test('A refusal by the database shows at its field', async () => {
  const detail = '{"contactName":"too_long","address":"missing"}';
  send.mockResolvedValue(fail({ kind: 'refused', code: 'invalid_answers', detail }));
  const { form, open } = contactForm();
  open(known);
  await form.submit();
  expect(form.$state.get()).toMatchObject({
    faults: { contactName: 'The answer to “Name of the person to contact” is too long' },
    attempt: 1,
  });
});
