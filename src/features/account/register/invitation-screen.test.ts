import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createInvitationScreen } from './invitation-screen.ts';

test('An invitation has an address, and is accepted once, under a name', async () => {
  const acceptInvitation = vi.fn(async () => ok(undefined));
  const invitedAddress = vi.fn(async () => ok('new@b.ie'));
  const screen = createInvitationScreen('t0ken', { invitedAddress, acceptInvitation });
  await screen.address.reload();
  expect(screen.address.$value.get()).toEqual({ state: 'ready', value: 'new@b.ie' });
  await screen.accepting.submit();
  expect(screen.accepting.$state.get().faults.name).toBe('Enter your name.');
  screen.accepting.change({ name: ' Orla Keane ' });
  await Promise.all([screen.accepting.submit(), screen.accepting.submit()]);
  expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith('t0ken', 'Orla Keane');
  expect(screen.accepting.$state.get().busy).toBe(true);
});

test('An invitation that can’t be accepted says why', async () => {
  const error = { kind: 'refused', code: 'invitation_invalid' } as const;
  const service = { invitedAddress: async () => ok(null), acceptInvitation: async () => fail(error) };
  const { accepting } = createInvitationScreen('t0ken', service);
  accepting.change({ name: 'Orla Keane' });
  await accepting.submit();
  expect(accepting.$state.get()).toMatchObject({ busy: false, failure: error });
});
