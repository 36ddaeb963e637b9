import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { densities } from './tokens.ts';

// The dress for work: the same parts, closer together. In a file of its own, for the pages that wear it.
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
        // Smaller letters in a field, and a phone zooms in on it.
        ...changed(vars.font.size, touch.font.size),
        ...changed(vars.layout, touch.layout),
      },
    },
  },
});

/** The values of some of a group's variables. */
function changed<Name extends string>(group: Record<Name, string>, some: Partial<Record<Name, string>>) {
  return Object.fromEntries(
    Object.entries(some).map(([name, value]) => [group[name as Name], value as string]),
  );
}
