import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './fonts.css.ts';
import { media } from './media.ts';
import { underScrim } from './tokens.ts';
import './vars.css.ts';

const { color, font, layout, radius } = vars;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
// Wins over any class's display.
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
  // Always a scroll bar, so that short and long pages line up. A reserved gutter would leave a strip without the page’s
  // background.
  overflowY: 'scroll',
  textSizeAdjust: '100%',
  // Keeps a heading that a link jumps to below the top bar.
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
  // Also lets long words break when widths are computed, so that nothing is wider than the screen.
  '@media': { [media.fewWords]: { overflowWrap: 'anywhere' } },
});
globalStyle(':where(h1, h2, h3, h4)', {
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
});
// No single word on a last line.
globalStyle(':where(p, li)', { textWrap: 'pretty' });
globalStyle(':where(a)', {
  color: color.primary,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
});
// A phone number stays on one line.
globalStyle(':where(a[href^="tel:"])', {
  whiteSpace: 'nowrap',
  '@media': { [media.fewWords]: { whiteSpace: 'normal' } },
});
globalStyle(':where(a:hover)', { color: color.primaryHover, textDecorationThickness: '2px' });

globalStyle(':focus-visible', { outline: `3px solid ${color.focus}`, outlineOffset: '2px' });
globalStyle(':where(a:focus-visible)', { borderRadius: radius.small });
// What a script focuses is no control. Headings and the page show where a keyboard's next Tab starts.
globalStyle('[tabindex="-1"]:focus:not(h1, h2, h3, h4, legend, main)', { outline: 'none' });
// Fingers have no Tab, and a ring around a heading looks like an error.
globalStyle('[tabindex="-1"]:focus', { '@media': { [media.coarse]: { outline: 'none' } } });
// No ring outside the window.
globalStyle('main:focus-visible', { outlineOffset: '-3px' });
// The page does not move when a dialog hides its scroll bar. The backdrop does not cover the bar's gutter, so the page
// behind is dark, too.
globalStyle(':root:has(dialog:modal)', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  background: underScrim(color.page),
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      // Even the shortest animation shows its first frame, in which a dialog is invisible.
      animation: 'none !important',
      // Even the shortest transition delays inherited colours by a frame for each nested element.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    print: { boxShadow: 'none !important' },
  },
});
globalStyle('body', { '@media': { print: { background: 'none', color: '#000', fontSize: '11pt' } } });
