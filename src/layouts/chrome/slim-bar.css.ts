import { globalStyle } from '@vanilla-extract/css';
import { bar } from './AppTools.css.ts';
import { IDLE, tip } from './tip.ts';

const work = '[data-density="work"]';
// Staff's desk begins at 80em.
const narrow = '(max-width: 79.99em)';

// On staff's pages a narrower bar needs room for their links. So seldom used buttons have their label under them on hover.
for (const [word, where] of [
  [bar.installWord, work],
  [bar.updateWord, `${IDLE} ${work}`],
] as const)
  for (const [selector, rule] of Object.entries(tip(where)))
    globalStyle(selector.replace('&', `.${word}`), { '@media': { [narrow]: rule } });
