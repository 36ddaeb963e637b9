import { computed } from 'nanostores';
import { confirmEmail, setupIsOpen, type SignInError } from '../../data/auth.ts';
import { ok, type Result } from '../../lib/result.ts';
import { href } from '../../lib/routes.ts';
import { wordConfirmationError } from './auth-words.ts';
import { partingAction } from './parting-action.ts';

/** What the address of a mail link asks for. */
export type MailLink =
  | { kind: 'confirm'; tokenHash: string; type: 'signup' | 'email' }
  | { kind: 'password' }
  | { kind: 'unknown' };

/** Reads a mail link's query string; anything that this page can't act on is told apart, never guessed at. */
export function readMailLink(search: string): MailLink {
  const params = new URLSearchParams(search);
  const [tokenHash, type] = [params.get('token_hash'), params.get('type')];
  if (type === 'recovery') return { kind: 'password' };
  if (tokenHash && (type === 'signup' || type === 'email')) return { kind: 'confirm', tokenHash, type };
  return { kind: 'unknown' };
}

/** Confirming an e-mail address by a press, because mail scanners open every link and would use it up. */
export function createConfirmScreen(link: Extract<MailLink, { kind: 'confirm' }>) {
  const confirming = partingAction(async (): Promise<Result<string, SignInError>> => {
    const confirmed = await confirmEmail(link.tokenHash, link.type);
    if (!confirmed.ok) return confirmed;
    // While nobody runs the service, whoever confirms an address is most likely setting it up.
    const open = await setupIsOpen();
    return ok(href(open.ok && open.value ? 'adminSetup' : 'caregiverDashboard'));
  });
  return {
    /** Answers where to go next; undefined when it was refused. */
    confirm: async () => (await confirming.run())?.value,
    $busy: confirming.$busy,
    $problem: computed(confirming.$error, (error) => error && wordConfirmationError(error.code)),
  };
}
