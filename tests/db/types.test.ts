import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateTypes, typesFile } from '../../scripts/generate-types.ts';
import { createDatabase } from './database.ts';

test('the database types are those of the migrations', async () => {
  const { url, drop } = await createDatabase();
  expect(await generateTypes(url), 'out of date: run "npm run types"').toBe(
    await readFile(typesFile, 'utf8'),
  );
  await drop();
});
