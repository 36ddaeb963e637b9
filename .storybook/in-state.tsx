import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { vars } from '../src/theme/contract.css.ts';
import { holdHover } from './hover.ts';

/**
 * A story in its theme, direction, density and hover: on the whole page, or in a frame of its own if a docs
 * page shows several.
 */
export const InState: Decorator = function InState(Story, { globals, viewMode, id }) {
  const framed = viewMode === 'docs';
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const hover = globals['hover'] === 'on';
  // Staff's pages always have the dense layout.
  const forWork = globals['density'] === 'work' || id.startsWith('features-staff');
  const density = forWork ? 'work' : undefined;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = framed ? 'light' : theme;
    root.dir = framed ? 'ltr' : direction;
    if (density && !framed) root.dataset['density'] = density;
    else delete root.dataset['density'];
    root.toggleAttribute('data-hover', hover && !framed);
    if (hover) holdHover();
  }, [framed, theme, direction, hover, density]);

  if (!framed) return <Story />;
  return (
    <div
      dir={direction}
      data-density={density}
      data-hover={hover ? '' : undefined}
      style={{
        colorScheme: theme,
        padding: vars.space[3],
        background: vars.color.page,
        color: vars.color.text,
      }}
    >
      <Story />
    </div>
  );
};
