import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { iconButton } from './icon-button.css.ts';
import { entry } from './panel.css.ts';
import { IDLE, tip } from './tip.ts';

const { color, font, radius, space } = vars;

const WAITING = ':root[data-update="waiting"]';

// Shown only if the head's script found that the app can be installed or updated.
globalStyle(':root:not([data-installable]) [data-install], :root:not([data-workers]) [data-check-updates]', {
  display: 'none !important',
});

/** Seldom used, so quieter than links. */
const quiet = { color: color.textMuted } as const satisfies StyleRule;

const barTool = style([
  iconButton,
  {
    ...quiet,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    width: 'auto',
    minWidth: 44,
    fontSize: font.size.xs,
    whiteSpace: 'nowrap',
  },
]);

/** Marks the button while a new version waits. */
const ready = {
  background: color.secondarySoft,
  color: color.secondarySoftText,
} as const satisfies StyleRule;

export const bar = {
  group: style({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    marginInlineStart: 'auto',
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
  install: style([barTool, { '@media': { [media.lg]: { padding: `0 ${space[2]}` } } }]),
  installWord: style({ '@media': { [media.belowLg]: { selectors: tip(':root') } } }),
  update: style([
    barTool,
    {
      selectors: {
        [`${WAITING} &`]: { ...ready, padding: `0 ${space[2]}`, borderRadius: radius.pill },
        ':root[data-update="checking"] &': { padding: `0 ${space[2]}` },
      },
    },
  ]),
  // An admin's bar has room for the label only on wide screens.
  updateWord: style({ '@media': { '(max-width: 77.4375em)': { selectors: tip(IDLE) } } }),
};

const drawerTool = style([
  entry,
  { ...quiet, display: 'flex', alignItems: 'center', gap: space[2], minHeight: 44, fontSize: font.size.sm },
]);

export const drawer = {
  group: style({ marginTop: 'auto', padding: space[2], borderTop: `1px solid ${color.border}` }),
  install: drawerTool,
  installWord: '',
  update: style([drawerTool, { selectors: { [`${WAITING} &`]: ready } }]),
  updateWord: '',
};
