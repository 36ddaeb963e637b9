import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateTypes, typesFile } from '../../scripts/generate-types.ts';

test('the database types are those of the migrations', async () => {
  expect(await generateTypes(), 'out of date: run "npm run types"').toBe(await readFile(typesFile, 'utf8'));
});
