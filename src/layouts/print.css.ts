import { globalStyle } from '@vanilla-extract/css';

// Paper is light, whatever the screen is. Repeating :root three times overrides a chosen theme.
globalStyle(':root:root:root', { '@media': { print: { colorScheme: 'light' } } });
globalStyle('@page', { margin: '18mm' });
globalStyle('h1, h2, h3, summary', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('p, li', { '@media': { print: { orphans: 3, widows: 3 } } });
// A closed answer can't be opened on paper.
globalStyle('details::details-content', {
  '@media': { print: { blockSize: 'auto', contentVisibility: 'visible' } },
});
globalStyle('[data-no-print]', { '@media': { print: { display: 'none !important' } } });
