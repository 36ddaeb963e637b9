const deepest = 32;
// A request for care with all that it can say has a few hundred.
const mostNodes = 5_000;

/**
 * A body that is read as JSON; undefined when it is none, or holds what the database cannot (NUL) or nobody needs (depth,
 * thousands of lists), which is seen before any of it is built.
 */
export function readJson(body: Uint8Array): { value: unknown } | undefined {
  if (!isModest(body)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) return undefined;
    // Half of an emoji and a key of one can only be written as an escape, a number without end with many digits.
    return {
      value: /\\u[dD]|\d[eE]\+?\d{3}|\d{200}/.test(text) ? JSON.parse(text, whole) : JSON.parse(text),
    };
  } catch {
    return undefined;
  }
}

const [quote, backslash, comma] = Buffer.from('"\\,');
const opening = new Set(Buffer.from('[{'));
const closing = new Set(Buffer.from(']}'));

/** Counts brackets, commas and depth outside texts. */
function isModest(body: Uint8Array): boolean {
  let depth = 0;
  let nodes = 0;
  for (let at = 0; at < body.length && depth <= deepest && nodes <= mostNodes; at += 1) {
    const byte = body[at] ?? 0;
    if (byte === quote) at = endOfText(body, at);
    if (opening.has(byte)) depth += 1;
    if (closing.has(byte)) depth -= 1;
    if (byte === comma || opening.has(byte)) nodes += 1;
  }
  return depth <= deepest && nodes <= mostNodes;
}

function endOfText(body: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < body.length && body[at] !== quote) at += body[at] === backslash ? 2 : 1;
  return at;
}

/**
 * Where a text was cut through an emoji, the half that is left is unreadable, and no reason to refuse the rest; in a key it is
 * one, and so is a number beyond all that there are.
 */
function whole(key: string, value: unknown): unknown {
  if (!key.isWellFormed()) throw new SyntaxError('A key is no text.');
  if (value === Infinity || value === -Infinity) throw new SyntaxError('A number has no end.');
  return typeof value === 'string' ? value.toWellFormed() : value;
}
