import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { keepSignals } from './vite-signals.ts';

const start = () => createServer({ configFile: false, root: import.meta.dirname, logLevel: 'silent' });
const listening = () => process.listenerCount('SIGTERM');

test('upstream still listens for SIGTERM; repaired, only earlier listeners do', async () => {
  const before = listening();
  const server = await start();
  expect(listening()).toBeGreaterThan(before);
  await server.close();
  const kept = listening();
  const other = await keepSignals(start);
  expect(listening()).toBe(kept);
  await other.close();
});
