import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { outOfSight } from './hidden.css.ts';

/** Neither looking for a new version nor having one. */
export const IDLE = ':root:not([data-update="checking"], [data-update="waiting"])';

/** A label without room beside its icon, shown below it on hover. */
export const tip = (where: string) =>
  ({
    [`${where} button:is(:hover, :focus-visible) > &`]: {
      position: 'absolute',
      top: '100%',
      zIndex: 1,
      padding: `3px ${vars.space[2]}`,
      borderRadius: vars.radius.small,
      background: vars.color.text,
      color: vars.color.page,
      fontSize: vars.font.size.xs,
      pointerEvents: 'none',
    },
    [`${where} button:not(:hover, :focus-visible) > &`]: outOfSight,
  }) satisfies StyleRule['selectors'];
