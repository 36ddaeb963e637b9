/** `/registration/confirmation` if the address is known. The auth client loads only to send an email again. */
import { carriedEmail } from '../../../state/device/storage.ts';
import { mailAppOf } from '../mail-app.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const part = <Kind extends HTMLElement>(name: string) =>
  document.querySelector<Kind>(`[data-part="${name}"]`) as Kind;

const email = carriedEmail.read() ?? '';
const app = mailAppOf(email);
part('sent-to').hidden = false;
part('email').textContent = email;
part('again').hidden = false;
if (app) {
  part('app').hidden = false;
  const link = part<HTMLAnchorElement>('app-link');
  link.href = app.url;
  link.textContent = fill(t.open, { name: app.name });
}

const button = part<HTMLButtonElement>('send');
button.addEventListener('click', () => void sendAgain());

async function sendAgain(): Promise<void> {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  const answer = part('answer');
  answer.textContent = t.sending;
  answer.textContent = await import('./resend-in-words.ts').then(
    ({ resendInWords }) => resendInWords(email),
    () => t.cantReachServiceCheck,
  );
  button.ariaDisabled = null;
}
