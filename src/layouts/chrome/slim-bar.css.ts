import { globalStyle } from '@vanilla-extract/css';
import { bar } from './AppTools.css.ts';
import { IDLE, tip } from './tip.ts';

const work = '[data-density="work"]';
// Wider bars show staff's links (StaffLinks.css.ts).
const narrow = '(max-width: 79.99em)';

// A narrower bar on staff's pages needs the room for links. So labels of seldom used buttons show only on hover.
for (const [word, where] of [
  [bar.installWord, work],
  [bar.updateWord, `${IDLE} ${work}`],
] as const)
  for (const [selector, rule] of Object.entries(tip(where)))
    globalStyle(selector.replace('&', `.${word}`), { '@media': { [narrow]: rule } });
