/**
 * The parts of a list in PostgREST's notation, divided by commas outside brackets. Undefined if its brackets
 * do not match. It ignores quotes: a caller that allows them in a part checks that itself.
 */
export function splitParts(text: string): string[] | undefined {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return undefined;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return depth === 0 ? parts : undefined;
}
