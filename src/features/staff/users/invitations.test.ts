import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createInvitations, type Invitation } from './invitations.ts';

const waiting = { id: '1', email: 'new@care.example', expiresAt: '2026-12-01' } as Invitation;
const offline = { kind: 'offline', code: 'unreachable' } as const;

const service = {
  loadOpenInvitations: vi.fn(async () => ok([waiting])),
  inviteAdmin: vi.fn(),
  revokeInvitation: vi.fn(),
};
const open = () => createInvitations('https://care.example', service);

beforeEach(() => {
  vi.clearAllMocks();
  service.inviteAdmin.mockResolvedValue(ok({ token: 'abc', expiresAt: '2026-12-08' }));
});

describe('Inviting', () => {
  test('takes only a possible address', async () => {
    const { form } = open();
    await form.submit();
    expect(form.$state.get().faults.email).toBe('Enter the email address to invite.');
    form.change({ email: 'colleague@care' });
    await form.submit();
    expect(form.$state.get().faults.email).toContain('like name@example.com');
    expect(service.inviteAdmin).not.toHaveBeenCalled();
  });

  test('gives a link to hand over, then begins again', async () => {
    const { form, $made, another } = open();
    form.change({ email: ' colleague@care.example ' });
    await form.submit();
    expect($made.get()).toEqual({
      email: 'colleague@care.example',
      link: 'https://care.example/register#invitation=abc',
      expiresAt: '2026-12-08',
    });
    another();
    expect($made.get()).toBeUndefined();
    expect(form.$state.get().values.email).toBe('');
  });

  test('shows at the field that the address is already an admin’s, and above the form any other failure', async () => {
    const { form, $made } = open();
    form.change({ email: 'colleague@care.example' });
    service.inviteAdmin.mockResolvedValueOnce(fail({ kind: 'refused', code: 'already_admin' }));
    await form.submit();
    expect(form.$state.get().faults.email).toContain('already belongs to an admin');
    service.inviteAdmin.mockResolvedValueOnce(fail(offline));
    await form.submit();
    expect(form.$state.get()).toMatchObject({ faults: {}, failure: offline });
    expect(form.$state.get().values.email).toBe('colleague@care.example');
    expect($made.get()).toBeUndefined();
  });
});

test('revoking one reloads the list, even if it was used in the meantime', async () => {
  const { list, $count, revoke } = open();
  await shown(list);
  expect($count.get()).toBe(1);
  service.revokeInvitation.mockResolvedValueOnce(fail({ kind: 'refused', code: 'invitation_used' }));
  service.loadOpenInvitations.mockResolvedValueOnce(ok([]));
  const taken = revoke(waiting);
  await taken.run();
  expect(taken.$state.get().error?.code).toBe('invitation_used');
  expect($count.get()).toBe(0);
});
