import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createMailLinkForm } from './mail-link-form.ts';
import type { MailLink } from './mail-link.ts';

const begin = vi.fn();
const redeem = (type: MailLink['type'], { here = true, open = false } = {}) =>
  createMailLinkForm(
    { tokenHash: 'hash', type, email: '' },
    { redeemMailLink: async () => ok({ hasPassword: here }), setupIsOpen: async () => ok(open) },
  ).submit();

beforeEach(() => {
  begin.mockReset();
  vi.stubGlobal('sessionStorage', { setItem: begin });
});

test('A confirmed address leads to the first part of the profile, or to the set-up while there is no admin', async () => {
  expect(await redeem('signup')).toEqual(ok('/caregiver/profile-completion?section=about'));
  expect(await redeem('email', { open: true })).toEqual(ok('/admin/setup'));
  expect(await redeem('email_change', { here: false })).toEqual(ok('/account'));
  expect(begin).not.toHaveBeenCalled();
});

test('A person who forgot their password, or did not sign up here, chooses a new one', async () => {
  expect(await redeem('recovery')).toEqual(ok('/password/new'));
  expect(begin).toHaveBeenLastCalledWith('recovery', 'forgotten');
  expect(await redeem('signup', { here: false })).toEqual(ok('/password/new'));
  expect(begin).toHaveBeenLastCalledWith('recovery', 'signed-up-elsewhere');
});

test('A link that is over leaves the person on the page', async () => {
  const error = { kind: 'refused', code: 'otp_expired' } as const;
  const form = createMailLinkForm(
    { tokenHash: 'hash', type: 'signup', email: '' },
    { redeemMailLink: async () => fail(error), setupIsOpen: async () => ok(false) },
  );
  await form.submit();
  expect(form.$state.get()).toMatchObject({ busy: false, failure: error });
});
