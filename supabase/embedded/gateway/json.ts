const deepest = 32;

/** A body that is read as JSON; undefined when it is none, or holds what the database cannot (NUL) or nobody needs (depth). */
export function readJson(body: Uint8Array): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), whole);
    return isStorable(value, deepest) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Where a text was cut through an emoji, the half that is left is unreadable, and no reason to refuse the rest. */
const whole = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([key, item]) => key.isWellFormed() && !key.includes('\0') && isStorable(item, depth - 1),
  );
}
