import { expect, test, vi } from 'vitest';
import { createLetter } from './letter.ts';
import { qrModules } from './qr-modules.ts';

const code = [[true]];
const address = 'https://care.example/track#K7Q-M4R-T9X';

const parts = { Letter: 'a letter' };

test('A letter loads once, and its QR code when a person first wants one', async () => {
  const fetchParts = vi.fn(async () => parts);
  const letter = createLetter({ parts: fetchParts, code: async () => code });
  await letter.fetchParts();
  expect(letter.$code.get()).toBeUndefined();
  expect(await letter.prepare.run(address)).toEqual({ value: parts });
  expect(fetchParts).toHaveBeenCalledTimes(1);
  expect(letter.$code.get()).toEqual({ address, modules: code });
});

test('Without its QR code it is still a letter, and the code loads with the next', async () => {
  const fetchCode = vi.fn(async () => code).mockRejectedValueOnce(new Error('offline'));
  const letter = createLetter({ parts: async () => parts, code: fetchCode });
  expect(await letter.prepare.run(address)).toBeDefined();
  expect(letter.$code.get()).toBeUndefined();
  await letter.prepare.run(address);
  await letter.prepare.run(address);
  expect(letter.$code.get()?.modules).toEqual(code);
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

test('Another request gets its own code', async () => {
  const letter = createLetter({ parts: async () => parts, code: async (of) => [[of === address]] });
  await letter.prepare.run(address);
  await letter.prepare.run('https://care.example/track#ZZZ-ZZZ-ZZZ');
  expect(letter.$code.get()?.modules).toEqual([[false]]);
});

test('A failed load is reported', async () => {
  const letter = createLetter({
    parts: (): Promise<object> => Promise.reject(new Error('offline')),
    code: async () => code,
  });
  expect(await letter.prepare.run(address)).toBeUndefined();
  expect(letter.prepare.$state.get().error).toMatchObject({ kind: 'offline' });
});

test('A QR code has its three corners and a quiet border', () => {
  const modules = qrModules(address);
  expect(modules.every((row) => row.length === modules.length)).toBe(true);
  expect(modules[0]?.some(Boolean)).toBe(false);
  expect(modules[2]?.slice(2, 9).every(Boolean)).toBe(true);
});
