import { expect, test } from 'vitest';
import { startUnrepaired } from '../tests/unrepaired.ts';
import { hideRelations } from './related-tables.ts';

test('upstream still tells a visitor how tables are related', async () => {
  const { ask, stop } = await startUnrepaired();
  const answer = await ask('GET', '/rest/v1/books?select=id,documents(id)');
  await stop();
  expect(await answer.clone().text()).toMatch(/between 'books' and 'documents' in the schema/);
  const repaired = await hideRelations(answer);
  expect(repaired.status).toBe(400);
  expect(await repaired.text()).not.toMatch(/schema|books|documents/);
});
