import { expect, test } from 'vitest';
import { storageError } from './document-files.ts';

test.each([
  [
    { message: 'new row violates row-level security policy', status: 400, statusCode: '403' },
    'denied',
    'storage',
  ],
  [
    { message: 'The object exceeded the maximum allowed size', status: 400, statusCode: '413' },
    'refused',
    'file_too_large',
  ],
  [
    { message: 'mime type text/html is not supported', status: 400, statusCode: '415' },
    'refused',
    'file_type_refused',
  ],
  [{ message: 'Bad gateway', status: 502 }, 'server', 'storage'],
  [{ message: 'Failed to fetch' }, 'offline', 'unreachable'],
])('A refusal of the storage goes by what it says: %o', (error, kind, code) => {
  expect(storageError(error)).toEqual({ kind, code });
});
