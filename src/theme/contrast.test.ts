import { describe, expect, test } from 'vitest';
import { figures, themes } from './tokens.ts';

type Theme = typeof themes.light;
type ColorName = keyof Theme;

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** WCAG 2.2 contrast ratio of two hex colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds: ColorName[] = ['page', 'surface', 'surfaceRaised', 'surfaceSunken'];
const on = (names: ColorName[], backs: ColorName[]) =>
  names.flatMap((name) => backs.map((back) => [name, back] as const));

const textPairs = [
  ...on(['text', 'textMuted', 'primary', 'primaryHover', 'secondary', 'danger', 'dangerHover'], grounds),
  ...(['primary', 'secondary', 'danger'] as const).flatMap((tone) => [
    ...on([`${tone}Text`], [tone, `${tone}Hover`]),
    ...on([`${tone}SoftText`, 'text'], [`${tone}Soft`]),
  ]),
  ...on(['warningSoftText', 'text'], ['warningSoft']),
  ...on(['successSoftText', 'text'], ['successSoft']),
  ...on(['primary', 'primaryHover'], ['primarySoft']),
];
const controlPairs = [
  ...on(['borderStrong', 'focus', 'warning', 'success', 'primary', 'danger'], grounds),
  ...on(['warning'], ['warningSoft']),
  ...on(['success'], ['successSoft']),
  ...on(['danger'], ['dangerSoft']),
];

describe.each(Object.entries(themes))('%s theme', (_name, theme: Theme) => {
  test.each(textPairs)('%s reads on %s (4.5:1)', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controlPairs)('%s is visible on %s (3:1)', (control, ground) => {
    expect(contrast(theme[control], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});

test.each(['light', 'dark'] as const)(
  'series of charts are visible on a card and beside each other, %s (3:1)',
  (name) => {
    const { surface } = themes[name];
    const { first, second, nobody } = figures[name];
    for (const [one, other] of [
      [first, surface],
      [second, surface],
      [nobody, surface],
      [first, second],
    ] as const)
      expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
  },
);
