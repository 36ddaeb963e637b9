import { onceLong } from '../../ui/spinner/once-long.ts';

const button = document.querySelector<HTMLButtonElement>('[data-stop]');
const said = document.querySelector<HTMLElement>('[data-said]');
// Behind the #, where no server and no log sees it.
const token = location.hash.slice(1);

if (button && said) {
  // The page carries the words, so that the script is small.
  const { incomplete, moment, done, failed } = said.dataset;
  const say = (words = '') => {
    said.textContent = words;
  };
  button.hidden = !/^[0-9a-f]{32}$/.test(token);
  if (button.hidden) say(incomplete);
  button.onclick = () => {
    button.disabled = true;
    say(moment);
    const answered = onceLong(say);
    void import('./stop-emails.ts')
      .then(({ stopEmails }) => stopEmails(token))
      .catch(() => false)
      .then((isDone) => {
        answered();
        // Before the button goes, and the focus with it.
        if (isDone) said.focus();
        button.hidden = isDone;
        button.disabled = false;
        say(isDone ? done : failed);
      });
  };
}
