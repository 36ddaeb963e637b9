import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import type { signIn } from '../../../data/auth.ts';
import type { Session } from '../../../data/session.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createSignInScreen } from './sign-in-screen.ts';

const place = { search: '', origin: 'https://care.example', hostname: 'care.example' };
const profile = { id: '1', email: 'aoife@example.com', role: 'admin' as const, emailVerified: true };
const signedIn = { state: 'signed-in', profile: { ...profile, createdAt: '', updatedAt: '' } } as const;

/** A screen whose auth server answers as told, and the session that it follows. */
function screenWith(answer: Awaited<ReturnType<typeof signIn>>, search = '') {
  const $session = atom<Session>({ state: 'signed-out' });
  const service = { signIn: async () => answer, $session };
  return { $session, screen: createSignInScreen({ ...place, search }, [], service) };
}

test('A new session leads to the role’s home, or back to the page that sent for it', () => {
  for (const [search, next] of [
    ['', '/admin/dashboard'],
    ['?from=%2Fadmin%2Fusers', '/admin/users'],
  ] as const) {
    const { screen, $session } = screenWith(ok(null), search);
    expect(screen.$next.get()).toBeUndefined();
    $session.set(signedIn);
    expect(screen.$next.get()).toBe(next);
    expect(screen.comesFromPage).toBe(search !== '');
  }
});

test('An address that waits to be confirmed stays known, whatever is typed next', async () => {
  const { screen } = screenWith(fail({ kind: 'refused', code: 'email_not_confirmed' }));
  screen.form.change({ email: 'aoife@example.com', password: 'right' });
  expect(screen.$unconfirmed.get()).toBeUndefined();
  await screen.form.submit();
  screen.form.change({ email: 'aoife@' });
  expect(screen.$unconfirmed.get()).toBe('aoife@example.com');
});
