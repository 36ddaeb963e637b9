import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, font, layout, radius, space } = vars;

/** Backgrounds alternate. The last is the page's own, behind the closing words. */
export const ground = style({
  selectors: { '&:nth-last-child(odd)': { background: color.surface } },
});

export const inner = style({
  display: 'grid',
  gap: `${space[3]} ${space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[3]}`,
  '@media': {
    [media.md]: { padding: `${space[6]} ${space[4]}` },
    [media.lg]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${layout.measure})` },
    print: { display: 'block', padding: `${space[3]} 0` },
  },
});
/** The words take the whole width, below their heading. */
export const wide = style({
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Two or three parts side by side. */
export const row = style({
  display: 'grid',
  gap: `${space[5]} ${space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `${space[5]} ${space[3]}`,
  '@media': {
    [media.md]: { padding: `${space[6]} ${space[4]}` },
    [media.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' },
    print: { display: 'block', padding: `${space[3]} 0` },
  },
});
export const column = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
export const heading = style({
  fontSize: font.size.xl,
  '@media': {
    [media.lg]: { position: 'sticky', top: `calc(${layout.topBar} + ${space[4]})`, alignSelf: 'start' },
    print: { position: 'static', marginBottom: space[2] },
  },
});
export const words = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  maxWidth: layout.measure,
  selectors: { [`${wide} > &`]: { maxWidth: 'none' } },
});

globalStyle(`${words} > :is(p, ul, ol)`, { maxWidth: layout.measure });
globalStyle(`${wide} > ${words} > ul`, { maxWidth: 'none' });
globalStyle(`${words} > ul:not([role="list"])`, { display: 'grid', gap: space[1] });
globalStyle(`${words} > ol`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  counterReset: 'step',
  listStyle: 'none',
});
globalStyle(`${words} > ol > li`, {
  position: 'relative',
  paddingInlineStart: space[5],
  counterIncrement: 'step',
});
globalStyle(`${words} > ol > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: space[4],
  height: space[4],
  borderRadius: radius.pill,
  background: color.primarySoft,
  color: color.primarySoftText,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
});
// At the whole width, steps are side by side.
globalStyle(`${wide} > ${words} > ol`, {
  '@media': {
    [media.md]: { maxWidth: 'none', gap: space[4], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
globalStyle(`${words} h3`, { fontSize: font.size.lg });
globalStyle(`${words} > table`, { width: '100%', borderCollapse: 'collapse' });
globalStyle(`${words} > table :is(th, td)`, {
  padding: `${space[1]} 0`,
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});
globalStyle(`${words} > table :is(th, td):first-child`, { width: '60%', paddingInlineEnd: space[3] });
// On paper a link's address follows it.
globalStyle(`${words} p a[href^="/"]::after`, {
  '@media': { print: { content: '" (" attr(href) ")"', color: color.textMuted } },
});
