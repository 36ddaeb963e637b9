import { atom, computed } from 'nanostores';
import type { SignInError } from '../../data/auth.ts';
import { action } from '../../state/action.ts';
import { wordMailError } from '../../domain/auth-words.ts';
import { fail, type Result } from '../../lib/result.ts';

type Post = (email: string) => Promise<Result<null, SignInError>>;

const MAIL_EVERY_MS = 60_000;

/** Asking for a mail, once and again; nobody learns from it which addresses have an account. */
export function createMailScreen(post: Post, email = '') {
  const sending = action(notTooSoon(post));
  const $email = atom(email);
  const $sent = atom(0);
  return {
    /** The address asked for last. */
    $email,
    /** How many mails were asked for without a refusal. */
    $sent,
    $busy: computed(sending.$state, ({ busy }) => busy),
    $problem: computed(sending.$state, ({ error }) => error && wordMailError(error.code)),
    async send(to: string): Promise<void> {
      $email.set(to);
      if (await sending.run(to)) $sent.set($sent.get() + 1);
    },
    /** Back to the question for the address. */
    changeAddress: () => $sent.set(0),
  };
}

/** The server may answer as if it had sent a second mail within a minute, so as not to tell who has an account. */
function notTooSoon(post: Post): Post {
  let last: { to: string; at: number } | undefined;
  return async (to) => {
    if (last?.to === to && Date.now() - last.at < MAIL_EVERY_MS)
      return fail({ code: 'over_email_send_rate_limit' });
    const sent = await post(to);
    if (sent.ok) last = { to, at: Date.now() };
    return sent;
  };
}
