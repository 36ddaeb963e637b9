import { atom } from 'nanostores';
import { ADDRESS } from '../../domain/auth-words.ts';
import { emailFault } from '../../domain/email.ts';
import type { Failure } from '../../lib/failure.ts';
import { fail, type Result } from '../../lib/result.ts';
import { createForm } from '../../state/form.ts';

type Send = (email: string) => Promise<Result<null, Failure>>;

const EMAIL_EVERY_MS = 60_000;

/** Asks for an email to an address, and for another one. Nobody learns from it which addresses have an account. */
export function createEmailForm(send: Send, email = '') {
  const sendInTime = notTooSoon(send);
  const $sent = atom(0);
  const form = createForm({
    initial: { email },
    check: (typed) => ({ email: emailFault(typed.email) }),
    async submit(typed) {
      const sent = await sendInTime(typed.email.trim());
      if (sent.ok) $sent.set($sent.get() + 1);
      return sent;
    },
    faultsOf: ({ code }) => ({ email: ADDRESS[code] }),
  });
  return {
    ...form,
    /** How many emails were sent without a refusal. */
    $sent,
    /** Asks for the address again. */
    changeAddress() {
      form.reset(form.$state.get().values);
      $sent.set(0);
    },
  };
}

/**
 * Waits a minute between emails. The server may claim to have sent a second one sooner, so as not to tell who has an
 * account.
 */
function notTooSoon(send: Send): Send {
  let last: { to: string; at: number } | undefined;
  return async (to) => {
    if (last?.to === to && Date.now() - last.at < EMAIL_EVERY_MS)
      return fail({ kind: 'refused', code: 'over_email_send_rate_limit' });
    const sent = await send(to);
    if (sent.ok) last = { to, at: Date.now() };
    return sent;
  };
}
