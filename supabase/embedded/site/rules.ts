/** A line of a static host's `_redirects` file: `/admin/* /admin/ 200`. */
export type Redirect = { pattern: RegExp; target: string; status: number };

/** Reads a `_redirects` file (Netlify's format: path, target, status; `#` starts a comment). */
export function parseRedirects(text: string): Redirect[] {
  return contentLines(text).flatMap((line) => {
    const [from, target, status = '301'] = line.trim().split(/\s+/);
    if (!from || !target) return [];
    return [{ pattern: pathPattern(from), target, status: Number.parseInt(status, 10) }];
  });
}

/** A block of a static host's `_headers` file: a path pattern and the headers it adds. */
export type HeaderRule = { pattern: RegExp; headers: [name: string, value: string][] };

/** Reads a `_headers` file: a path pattern, then indented `Name: value` lines. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of contentLines(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ pattern: pathPattern(line.trim()), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name.trim(), value.trim()]);
  }
  return rules;
}

function contentLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/** `*` means anything, `:name` one segment; `/admin/*` matches `/admin` too, as on the hosts. */
function pathPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replace(/\/\.\*$/, '(?:/.*)?')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${source === '(?:/.*)?' ? '/.*' : source}$`);
}
