import { resendConfirmation } from '../../../data/auth-links.ts';
import { EMAIL } from '../../../domain/auth-words.ts';
import { explain } from '../../../domain/explain.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Sends the email that confirms an address once more, and says how that went. */
export async function resendInWords(email: string): Promise<string> {
  const sent = await resendConfirmation(email);
  return sent.ok ? fill(t.anotherEmailWayIf, { email }) : explain(sent.error, EMAIL);
}
