/**
 * Draws the icons of the installed app (public/icons) from public/favicon.svg. Run `node scripts/app-icons.ts` after
 * changing that or the tokens, or tests/unit/app-icons.test.ts fails.
 */
import { createSharp } from '@vite-pwa/assets-generator/api';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themes } from '../src/theme/tokens.ts';

const root = path.resolve(import.meta.dirname, '..');
const SURFACE = themes.light.surface;
const NONE = 'rgba(0, 0, 0, 0)';

/** Name, size in pixels, the share that stays empty, and the background. */
const ICONS = [
  ['icon', 192, 0.05, NONE],
  ['icon', 512, 0.05, NONE],
  // Launchers cut it to any shape within the middle 80 %.
  ['maskable-icon', 512, 0.45, SURFACE],
  ['apple-touch-icon', 180, 0.3, SURFACE],
] as const;

/** Writes the icons into a folder, over those that are there. */
export async function drawIcons(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const drawing = readFileSync(path.join(root, 'public/favicon.svg'), 'utf8');
  // An SVG with a size is drawn at that size, without scaling up.
  const image = Buffer.from(drawing.replace('<svg ', '<svg width="1024" height="1024" '));
  for (const [name, edge, padding, background] of ICONS) {
    const icon = await createSharp('png', image, edge, background, {
      padding,
      resizeOptions: { fit: 'contain', background: NONE },
      outputOptions: { compressionLevel: 9, palette: true },
    });
    await icon.toFile(path.join(folder, `${name}-${edge}x${edge}.png`));
  }
}

if (import.meta.main) await drawIcons(path.join(root, 'public/icons'));
