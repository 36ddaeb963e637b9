import { fill } from './fill.ts';
import * as t from './file-size.words.ts';

const MB = 1024 * 1024;

/**
 * A file's size in words, rounded up and in the units of the limits, so that a file over 10 MB never reads
 * “10.0 MB”.
 */
export const sizeInWords = (bytes: number): string =>
  bytes < MB
    ? fill(t.kb, { size: Math.max(1, Math.round(bytes / 1024)) })
    : fill(t.mb, { size: (Math.ceil((10 * bytes) / MB) / 10).toFixed(1) });
