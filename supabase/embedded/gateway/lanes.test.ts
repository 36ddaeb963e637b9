import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

test('work that waited in line sees its own request, not the one that made room', async () => {
  const scope = new AsyncLocalStorage<string>();
  const lanes = createLanes(1, 2);
  const serve = (request: string) =>
    scope.run(request, () =>
      lanes.run('127.0.0.1', async () => {
        await new Promise(setImmediate);
        return scope.getStore();
      }),
    );
  const requests = ['first', 'second', 'third'];
  expect(await Promise.all(requests.map(async (request) => serve(request)))).toEqual(requests);
});
