import { createRequire } from 'node:module';
import type { CareType } from '../../src/domain/vocabulary.ts';

/** The icon of Lucide (https://lucide.dev, ISC) for each kind of care. */
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

/**
 * One file with all shapes, each by its kind of care. A page draws them with lines two units wide on a grid
 * of 24.
 */
export function pictograms(): string {
  const shapes = Object.entries(ICONS).map(([type, name]) => {
    const body = icons[name]?.body;
    if (!body) throw new Error(`Lucide has no ${name}`);
    const bare = body.replaceAll(/ (?:fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g, '');
    return `<g id="${type}">${bare.replaceAll(/<\/?g>/g, '')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes.join('')}</svg>\n`;
}
