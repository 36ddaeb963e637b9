import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import type { signIn } from '../../../data/auth.ts';
import type { Session } from '../../../data/session.ts';
import { fail, ok } from '../../../lib/result.ts';
import { createSignInScreen } from './sign-in-screen.ts';

const place = { search: '', hash: '', origin: 'https://care.example', hostname: 'care.example' };
const profile = { id: '1', email: 'aoife@example.com', role: 'admin' as const, emailVerified: true };
const signedIn = { state: 'signed-in', profile: { ...profile, createdAt: '', updatedAt: '' } } as const;

/** A screen whose auth server gives this answer, and its session. */
function screenWith(answer: Awaited<ReturnType<typeof signIn>>, search = '', hash = '') {
  const $session = atom<Session>({ state: 'signed-out' });
  const service = { signIn: async () => answer, $session };
  return { $session, screen: createSignInScreen({ ...place, search, hash }, [], service) };
}

test('A new session leads to the role’s home, or back to the page that sent for it', () => {
  for (const [search, next, hash, title] of [
    ['', '/admin/dashboard', '', undefined],
    ['?from=%2Fadmin%2Fusers%3Fq%3Dmary', '/admin/users?q=mary', '', 'Users'],
    ['?from=%2Fregister', '/register#invitation=t0ken', '#invitation=t0ken', 'Sign Up'],
  ] as const) {
    const { screen, $session } = screenWith(ok(null), search, hash);
    expect(screen.$next.get()).toBeUndefined();
    $session.set(signedIn);
    expect(screen.$next.get()).toBe(next);
    expect(screen.page).toBe(title);
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
