import { expect, test } from 'vitest';
import { trimPolicy } from '../../scripts/content-policy.ts';

// A browser's hashes of `x()` and `p{}`.
const script = "'sha256-D6IGS8VMvCoyaR/l0h9tERrBTATY01CoPS7l6xDv0kI='";
const style = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";
const stranger = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

const page = (scripts: string, styles: string) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self'${scripts}; style-src 'self'${styles};"><style>p{}</style><script type="module">x()</script></head>`;

test('a page keeps the hashes of its own inline scripts and styles, and no others', () => {
  expect(trimPolicy(page(` ${stranger} ${script}`, ` ${style} ${stranger}`))).toBe(
    page(` ${script}`, ` ${style}`),
  );
});

test('a page without a policy stays as it is', () => {
  expect(trimPolicy('<p>No policy</p>')).toBe('<p>No policy</p>');
});
