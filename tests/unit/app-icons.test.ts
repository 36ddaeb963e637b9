import { createSharp } from '@vite-pwa/assets-generator/api';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawIcons } from '../../scripts/app-icons.ts';

const kept = path.resolve(import.meta.dirname, '../../public/icons');

async function pixels(file: string): Promise<Buffer> {
  const edge = Number(/(\d+)x/.exec(path.basename(file))?.[1]);
  return (await createSharp('none', file, edge, 'white')).raw().toBuffer();
}

test('The app’s icons are those that the generator draws', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'icons-'));
  await drawIcons(folder);
  expect(readdirSync(folder)).toEqual(readdirSync(kept));
  for (const name of readdirSync(kept)) {
    const drawn = await pixels(path.join(folder, name));
    const difference = (await pixels(path.join(kept, name))).reduce(
      (sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)),
      0,
    );
    // Another machine may round an edge differently.
    expect(difference / drawn.length, name).toBeLessThan(0.5);
  }
  rmSync(folder, { recursive: true });
});
