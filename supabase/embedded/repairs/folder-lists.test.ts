import { expect, test } from 'vitest';
import { anna } from '../tests/test-backend.ts';
import { startUnrepaired } from '../tests/unrepaired.ts';

// storage/storage.test.ts tests the repair: a list shows one folder, with deeper folders as entries.
test('upstream still lists all files below a folder by their whole names', async () => {
  const { ask, signIn, upload, stop } = await startUnrepaired();
  const token = await signIn(anna.email);
  for (const name of ['list/a.pdf', 'list/deep/b.pdf']) await upload(`${anna.id}/${name}`, token);
  const response = await ask(
    'POST',
    '/storage/v1/object/list/documents',
    { prefix: `${anna.id}/list` },
    token,
  );
  const names = ((await response.json()) as { name: string }[]).map(({ name }) => name);
  expect(names.sort()).toEqual([`${anna.id}/list/a.pdf`, `${anna.id}/list/deep/b.pdf`]);
  await stop();
});
