import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { paint } from '../../../parts/scene/paint.ts';
import { sceneColours } from '../../../parts/scene/Scene.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, layout, radius, space } = vars;

export const inner = style({
  width: '100%',
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[6]} ${space[3]}`,
  '@media': { [media.md]: { padding: `${space[7]} ${space[4]}` } },
});

/** What was just done, for the address that names it. */
export const said = style({
  display: 'none',
  padding: `${space[3]} ${space[4]}`,
  background: color.successSoft,
  color: color.successSoftText,
  selectors: { '&:target': { display: 'block' } },
});
export const hero = style({
  display: 'grid',
  gap: `${space[4]} ${space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space[3]} ${space[3]} ${space[4]}`,
  '@media': {
    [media.md]: { padding: `${space[4]} ${space[4]} ${space[5]}` },
    // The words line up with those below. The picture fills the rest of the window.
    [media.lg]: {
      grid: 'auto 1fr / 30rem minmax(0, 1fr)',
      alignItems: 'center',
      minHeight: 'clamp(34rem, 40vw, 42rem)',
      padding: `0 0 0 max(${space[4]}, calc((100% - ${layout.page}) / 2 + ${space[4]}))`,
    },
  },
});
export const brand = style({ '@media': { [media.lg]: { paddingTop: space[4] } } });
export const heroText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.lg]: { gridRow: 2, paddingBottom: space[6] } },
});
/** The drawing's wall and table continue beside it, however wide the window is. */
export const heroPicture = style([
  sceneColours,
  {
    '@media': {
      [media.lg]: {
        gridRow: '1 / 3',
        position: 'relative',
        alignSelf: 'stretch',
        overflow: 'clip',
        background: `linear-gradient(to top, ${paint('woodDeep')} 7.78%, ${paint('wood')} 0 13.33%, ${paint('wall')} 0)`,
      },
    },
  },
]);
globalStyle(`${heroPicture} > svg`, {
  '@media': {
    [media.lg]: {
      position: 'absolute',
      left: '50%',
      width: 'auto',
      maxWidth: 'none',
      height: '100%',
      borderRadius: 0,
      transform: 'translateX(-50%)',
    },
  },
});
export const display = style({
  fontSize: 'clamp(2.25rem, 1.05rem + 3.4vw, 3.75rem)',
  lineHeight: 1.06,
  letterSpacing: '-0.03em',
});
export const lead = style({
  maxWidth: '34rem',
  fontSize: font.size.lg,
  lineHeight: 1.45,
  textWrap: 'balance',
});
/** Stacked links have the same width. */
export const actions = style({
  display: 'grid',
  justifyContent: 'start',
  gap: space[2],
  '@media': { [media.sm]: { display: 'flex' } },
});
export const smallLines = style({
  display: 'grid',
  gap: '6px',
  color: color.textMuted,
  fontSize: font.size.sm,
});
/** Links for screens without a top bar. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  paddingTop: space[3],
  borderTop: `1px solid ${color.border}`,
  fontWeight: font.weight.medium,
});
globalStyle(`${ways} a::after`, { content: '" →"' });

export const proof = style({ background: color.surface, borderTop: `1px solid ${color.border}` });
export const reasons = style({
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[4]} ${space[3]}`,
  '@media': { [media.md]: { padding: `${space[5]} ${space[4]}` } },
});

export const band = style({ background: color.surface, borderBlock: `1px solid ${color.border}` });
export const heading = style({ fontSize: `clamp(${font.size.xl}, 1rem + 2vw, ${font.size.xxl})` });
export const title = style({ fontSize: font.size.lg });

export const steps = style({
  display: 'grid',
  gap: space[4],
  marginTop: space[5],
  counterReset: 'step',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[5] },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const step = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: space[5],
    height: space[5],
    marginBottom: space[1],
    borderRadius: radius.pill,
    background: color.secondary,
    color: color.secondaryText,
    fontWeight: font.weight.bold,
  },
});
globalStyle(`${step} p`, { color: color.textMuted });

export const pair = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
const inset = createVar();
const panel = style({
  display: 'grid',
  gap: space[2],
  gridTemplateRows: 'auto auto 1fr auto',
  overflow: 'clip',
  justifyItems: 'start',
  padding: inset,
  borderRadius: radius.medium,
  color: color.text,
  vars: { [inset]: space[4] },
  '@media': { [media.md]: { vars: { [inset]: space[5] } } },
});
export const family = style([panel, { background: color.primarySoft }]);
export const caregiver = style([panel, { background: color.secondarySoft }]);
globalStyle(`${panel} > a`, { marginTop: space[2] });
// The picture fills the top of the panel, up to its edges.
globalStyle(`${panel} > svg`, {
  width: `calc(100% + 2 * ${inset})`,
  maxWidth: 'none',
  margin: `calc(-1 * ${inset}) calc(-1 * ${inset}) ${space[2]}`,
  borderRadius: 0,
});
/** Checks are about caregivers, so they have their colour. */
export const checks = style({ background: color.secondarySoft });

export const columns = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[4],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] } },
});
export const column = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const questions = style([
  inner,
  {
    display: 'grid',
    gap: `${space[3]} ${space[6]}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
  },
]);
export const ask = style({ display: 'grid', gap: space[2] });
