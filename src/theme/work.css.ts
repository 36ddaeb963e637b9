import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { densities } from './tokens.ts';

// Staff's denser pages. A file of its own, so that other pages don't load it.
const { work, touch } = densities;
globalStyle('[data-density="work"]', {
  vars: {
    ...assignVars(vars.space, work.space),
    ...assignVars(vars.font.size, work.font.size),
    ...changed(vars.layout, work.layout),
  },
  '@media': {
    [media.coarse]: {
      vars: {
        ...changed(vars.space, touch.space),
        // Phones zoom in on fields with smaller letters.
        ...changed(vars.font.size, touch.font.size),
        ...changed(vars.layout, touch.layout),
      },
    },
  },
});

/** Assigns the values of some of a group's variables. */
function changed<Name extends string>(group: Record<Name, string>, some: Partial<Record<Name, string>>) {
  return Object.fromEntries(
    Object.entries(some).map(([name, value]) => [group[name as Name], value as string]),
  );
}
