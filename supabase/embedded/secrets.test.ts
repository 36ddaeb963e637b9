import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';
import { StartupError } from './startup-error.ts';
import { temporaryFolder } from './tests/temporary-folder.ts';

const folder = temporaryFolder();
const file = path.join(folder.dir, 'secrets.json');
afterAll(() => folder.remove());

test.each(['', 'nope', '{"jwtSecret":1}', `{"jwtSecret":"${'x'.repeat(40)}","secretKey":""}`])(
  'a file of keys that holds %j stops the start in a sentence that says what to do',
  (text) => {
    writeFileSync(file, text);
    expect(() => loadSecrets(file)).toThrow(StartupError);
    expect(() => loadSecrets(file)).toThrow(/^The keys in .* are damaged\. .* npm run keys:rotate$/);
  },
);

test('so does one that cannot be read', () => {
  expect(() => loadSecrets(folder.dir)).toThrow(/^The keys in .* cannot be read \(EISDIR\)\.$/);
});
