import { createRequire } from 'node:module';
import type { CareType } from '../../src/domain/vocabulary.ts';

/** Which of Lucide’s icons (https://lucide.dev, ISC) stands for a kind of care. */
const ICONS: Record<CareType, string> = {
  companionship: 'coffee',
  household_help: 'cooking-pot',
  personal_care: 'bath',
  dementia_care: 'brain',
  disability_support: 'accessibility',
  palliative_care: 'flower-2',
  overnight_care: 'moon-star',
  respite_care: 'hand-heart',
  after_hospital: 'house-plus',
};

const { icons } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as {
  icons: Record<string, { body: string }>;
};

/** The shapes of each pictogram, without what all have in common: lines two units wide on a grid of 24. */
export function pictograms(): string {
  const shapes = Object.entries(ICONS).map(([type, name]) => {
    const body = icons[name]?.body;
    if (!body) throw new Error(`Lucide has no ${name}`);
    return [
      type,
      body
        .replaceAll(/ (?:fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g, '')
        .replaceAll(/<\/?g>/g, ''),
    ];
  });
  return `${JSON.stringify(Object.fromEntries(shapes), null, 2)}\n`;
}
