/** What `/registration/confirmation` does for a known address; the auth client comes only to send an email again. */
import { carriedEmail } from '../../../state/device/storage.ts';
import { mailAppOf } from '../mail-app.ts';

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
  link.textContent = `Open ${app.name}`;
}

const button = part<HTMLButtonElement>('send');
button.addEventListener('click', () => void sendAgain());

async function sendAgain(): Promise<void> {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  const answer = part('answer');
  answer.textContent = 'Sending…';
  answer.textContent = await import('./resend-in-words.ts').then(
    ({ resendInWords }) => resendInWords(email),
    () => 'We can’t reach the service. Check your connection and try again.',
  );
  button.ariaDisabled = null;
}
