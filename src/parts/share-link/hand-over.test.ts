import { afterEach, expect, test, vi } from 'vitest';
import { handOver, handOverLabel } from './hand-over.ts';

const LINK = 'https://care.example/track#x';
const writeText = vi.fn(() => Promise.resolve());

afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockClear();
});

test('A phone shares the link, and copies nothing, even if its sheet is closed', async () => {
  for (const share of [
    vi.fn(() => Promise.resolve()),
    vi.fn(() => Promise.reject(new DOMException('', 'AbortError'))),
  ]) {
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
    expect(handOverLabel()).toBe('Share private link');
    expect(await handOver(LINK)).toBeUndefined();
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK }));
  }
  expect(writeText).not.toHaveBeenCalled();
});

test('Without a share sheet, or one that opens, the link is copied', async () => {
  const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  for (const more of [{}, { share }]) {
    vi.stubGlobal('navigator', { ...more, clipboard: { writeText } });
    expect(await handOver(LINK)).toBe('copied');
    expect(writeText).toHaveBeenLastCalledWith(LINK);
  }
});

test('A browser that allows neither says so', async () => {
  vi.stubGlobal('navigator', {});
  expect(handOverLabel()).toBe('Copy private link');
  expect(await handOver(LINK)).toBe('refused');
});
