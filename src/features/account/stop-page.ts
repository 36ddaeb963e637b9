import { onceLong } from '../../ui/spinner/once-long.ts';

const button = document.querySelector<HTMLButtonElement>('[data-stop]');
const said = document.querySelector<HTMLElement>('[data-said]');
// Behind the #, which no server or log sees.
const token = location.hash.slice(1);

if (button && said) {
  // The page has the texts, which keeps the script small.
  const { incomplete, moment, stopped, done, failed } = said.dataset;
  const say = (words = '', where: Element | null = said) => where?.replaceChildren(words);
  button.hidden = !/^[0-9a-f]{32}$/.test(token);
  if (button.hidden) say(incomplete);
  button.onclick = () => {
    // Hiding the button loses the focus, so it moves first.
    said.focus();
    button.hidden = true;
    say(moment);
    const answered = onceLong(say);
    void import('./stop-emails.ts')
      .then((code) => code.default(token))
      .catch(() => false)
      .then((isDone) => {
        answered();
        if (isDone) say(stopped, document.querySelector('h1'));
        button.hidden = isDone;
        say(isDone ? done : failed);
      });
  };
}
