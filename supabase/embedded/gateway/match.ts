import { calls, type CallName, type CallRule } from './calls.ts';

export type Match = {
  rule: CallRule & { name: CallName };
  path: Record<string, string>;
  query: Map<string, string>;
};

// Parts of storage's own paths are not bucket names.
const parameter = {
  bucket: '(?!(?:list|sign|info|public|upload|authenticated)(?:/|$))[^/]+',
  relation: String.raw`\w+`,
  factor: String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`,
  function: String.raw`\w+`,
};

const patterns = calls.map((rule: CallRule & { name: CallName }) => {
  const [, method = '', path = '', fixed = ''] = /^([A-Z]+) ([^?]+)(?:\?(.*))?$/.exec(rule.name) ?? [];
  const pattern = path
    .replace(/:(\w+)/g, (_, name: keyof typeof parameter) => `(?<${name}>${parameter[name]})`)
    .replace(/\*(\w+)/g, '(?<$1>.+)');
  return { rule, method, pattern: new RegExp(`^${pattern}$`), fixed: [...new URLSearchParams(fixed)] };
});

/** Which call of the table this is. `repeated` if a query key comes twice, undefined if the table lacks it. */
export function matchCall(method: string, url: URL): Match | 'repeated' | undefined {
  const candidates = patterns.filter((one) => one.method === method && one.pattern.test(url.pathname));
  if (candidates.length === 0) return undefined;
  const query = new Map(url.searchParams);
  if (query.size < url.searchParams.size) return 'repeated';
  const found = candidates.find(({ fixed }) => fixed.every(([key, value]) => query.get(key) === value));
  if (!found) return undefined;
  const parts = found.pattern.exec(url.pathname)?.groups ?? {};
  const path = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]),
  );
  return { rule: found.rule, path, query };
}

/** The query keys that a call's own name has. */
export const fixedKeys = (rule: CallRule): string[] => [
  ...new URLSearchParams(rule.name.split('?')[1] ?? '').keys(),
];
