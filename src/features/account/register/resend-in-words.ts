import { resendConfirmation } from '../../../data/auth-links.ts';
import { EMAIL } from '../../../domain/auth-words.ts';
import { explain } from '../../../domain/explain.ts';

/** Sends the email that confirms an address once more, and says how that went. */
export async function resendInWords(email: string): Promise<string> {
  const sent = await resendConfirmation(email);
  return sent.ok
    ? `Another email is on its way to ${email}, if it waits to be confirmed. Only the link in the newest email works.`
    : explain(sent.error, EMAIL);
}
