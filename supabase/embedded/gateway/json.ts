const deepest = 32;
// A full request for care has a few hundred.
const mostNodes = 5_000;

/**
 * A body read as JSON. Undefined if it is not JSON, or has NUL, which the database can't store, or more depth or lists
 * than anyone needs. That is checked before anything is built.
 */
export function readJson(body: Uint8Array): { value: unknown } | undefined {
  if (!isModest(body)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) return undefined;
    // Half of an emoji can only come as an escape, and an endless number only with many digits.
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

/** Whether there are few enough brackets, commas and levels outside strings. */
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
 * If a text was cut inside an emoji, only that half is dropped. In a key it is refused, and so is a number
 * that is not finite.
 */
function whole(key: string, value: unknown): unknown {
  if (!key.isWellFormed()) throw new SyntaxError('A key is no text.');
  if (value === Infinity || value === -Infinity) throw new SyntaxError('A number has no end.');
  return typeof value === 'string' ? value.toWellFormed() : value;
}
