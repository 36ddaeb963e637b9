import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { createPresets } from './presets.ts';
import { withPlaceholders } from './placeholders.ts';

const begin = async (saved = vi.fn(async (id: string) => ok(id as never))) => {
  const store = createPresets('reason', {
    loadPresets: async () => ok([{ id: 'far', name: 'Too far', content: 'Nobody is near.' }]),
    savePreset: saved,
    deletePreset: async () => ok(undefined as never),
  });
  store.list.$value.listen(() => undefined);
  await vi.waitFor(() => expect(store.find('far')).toBeDefined());
  return { store, saved };
};

test('a text under a known name replaces it, and a repeated try saves one text', async () => {
  const offline = fail({ kind: 'offline', code: 'unreachable' } as const);
  const { store, saved } = await begin();
  await store.save.run('Too far', 'Nobody is near {place}.');
  expect(saved).toHaveBeenLastCalledWith('far', 'reason', 'Too far', 'Nobody is near {place}.');
  expect(store.$chosen.get()).toBe('far');
  saved.mockImplementationOnce(async () => offline as never);
  await store.save.run('Full', 'Nobody is free.');
  await store.save.run('Full', 'Nobody is free.');
  const ids = saved.mock.calls.slice(1).map(([id]) => id);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('known placeholders are replaced, and others stay', () => {
  const about = { client: 'Peg Walsh', place: '' };
  expect(withPlaceholders('{client} in {place}, {caregiver}', about)).toBe(
    'Peg Walsh in {place}, {caregiver}',
  );
});
