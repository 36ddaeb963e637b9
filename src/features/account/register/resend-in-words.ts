import { resendConfirmation } from '../../../data/auth.ts';
import { wordMailError } from '../../../domain/auth-words.ts';

/** Sends the mail that confirms an address once more, and says how that went. */
export async function resendInWords(email: string): Promise<string> {
  const sent = await resendConfirmation(email);
  return sent.ok
    ? `Another mail is on its way to ${email}, if it waits to be confirmed. Only the link in the newest mail works.`
    : wordMailError(sent.error.code);
}
