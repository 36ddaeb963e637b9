import { globalStyle } from '@vanilla-extract/css';
import { bar } from './AppTools.css.ts';
import { IDLE, tip } from './tip.ts';

const work = '[data-density="work"]';
const narrow = '(max-width: 93.74875em)';

// On staff's pages the bar needs room for their links. So seldom used buttons have their label under them on hover.
for (const [word, where] of [
  [bar.installWord, work],
  [bar.updateWord, `${IDLE} ${work}`],
] as const)
  for (const [selector, rule] of Object.entries(tip(where)))
    globalStyle(selector.replace('&', `.${word}`), { '@media': { [narrow]: rule } });
