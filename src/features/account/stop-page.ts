import { onceLong } from '../../ui/spinner/once-long.ts';
import * as t from './words.ts';

const button = document.querySelector<HTMLButtonElement>('[data-stop]');
const said = document.querySelector<HTMLElement>('[data-said]');
const say = (words: string) => {
  if (said) said.textContent = words;
};
// Behind the #, where no server and no log sees it.
const token = location.hash.slice(1);

if (/^[0-9a-f]{32}$/.test(token)) button?.removeAttribute('hidden');
else say(t.linkNotCompleteOpen);

button?.addEventListener('click', () => {
  button.disabled = true;
  say(t.oneMoment);
  const answered = onceLong(say);
  void import('./stop-emails.ts')
    .then(({ stopEmails }) => stopEmails(token))
    .catch(() => false)
    .then((isDone) => {
      answered();
      // Before the button goes, and the focus with it.
      if (isDone) said?.focus();
      button.hidden = isDone;
      button.disabled = false;
      say(isDone ? t.doneSendNoMore : t.notWorkCheckConnection);
    });
});
