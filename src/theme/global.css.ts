import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './fonts.css.ts';
import { media } from './media.ts';
import { underScrim } from './tokens.ts';
import './vars.css.ts';

const { color, font, layout, radius } = vars;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
// Over any display of a class.
globalStyle('[hidden]', { display: 'none !important' });
globalStyle(':where(body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset)', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(':where(ul, ol)[role="list"]', { listStyle: 'none' });
globalStyle(':where(ul, ol):not([role="list"])', { paddingInlineStart: '1.25em' });
globalStyle(':where(img, svg, video)', { display: 'block', maxWidth: '100%', height: 'auto' });
globalStyle(':where(button, input, textarea, select)', { font: 'inherit', color: 'inherit' });
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 });

globalStyle('html', {
  // A short page is where a long one is. A gutter would be a strip without the page’s bands.
  overflowY: 'scroll',
  textSizeAdjust: '100%',
  // A heading that a link jumps to must not hide under the top bar.
  scrollPaddingTop: `calc(${layout.topBar} + 18px)`,
});
globalStyle('body', {
  minHeight: '100dvh',
  background: color.page,
  color: color.text,
  fontFamily: font.family.body,
  fontSize: font.size.md,
  lineHeight: font.leading.body,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // A long word also counts as narrower than it is, so that nothing grows wider than the screen for it.
  '@media': { [media.fewWords]: { overflowWrap: 'anywhere' } },
});
globalStyle(':where(h1, h2, h3, h4)', {
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
});
// No line of one word at the end.
globalStyle(':where(p, li)', { textWrap: 'pretty' });
globalStyle(':where(a)', {
  color: color.primary,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
});
// A number is read out in one breath.
globalStyle(':where(a[href^="tel:"])', {
  whiteSpace: 'nowrap',
  '@media': { [media.fewWords]: { whiteSpace: 'normal' } },
});
globalStyle(':where(a:hover)', { color: color.primaryHover, textDecorationThickness: '2px' });

globalStyle(':focus-visible', { outline: `3px solid ${color.focus}`, outlineOffset: '2px' });
globalStyle(':where(a:focus-visible)', { borderRadius: radius.small });
// Focus that a script moves to a heading or a summary needs no ring: it is no control.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
// The page does not move when its scroll bar goes; the backdrop ends where the bar was, so the ground there is as dark.
globalStyle(':root:has(dialog:modal)', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  background: underScrim(color.page),
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      // However short, an animation shows its first frame, in which a dialog is not to be seen yet.
      animation: 'none !important',
      // However short, a transition of every property would hand a colour down one element a frame.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    print: { boxShadow: 'none !important' },
  },
});
globalStyle('body', { '@media': { print: { background: 'none', color: '#000', fontSize: '11pt' } } });
