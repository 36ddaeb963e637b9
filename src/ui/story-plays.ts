import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Scene = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

const ringed = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
  outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;

/** Tabs to the first control with this selector, and checks that it, its row or its tile has a focus ring. */
export const focusOn =
  (selector = '*') =>
  async ({ canvasElement, userEvent }: Scene) => {
    const there = () =>
      canvasElement.contains(document.activeElement) && document.activeElement?.matches(selector);
    for (let tabs = 0; tabs < 30 && !there(); tabs++) await userEvent.tab();

    const control = document.activeElement ?? canvasElement;
    await expect(control.matches(`${selector}:focus-visible`)).toBe(true);
    const styles = [getComputedStyle(control, '::after')];
    for (let at: Element | null = control; at && at !== canvasElement; at = at.parentElement)
      styles.push(getComputedStyle(at));
    await expect(styles.some(ringed)).toBe(true);
  };
