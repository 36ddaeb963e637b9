/** Some words of a text, and whether the other text differs there. */
export type Part = { text: string; differs: boolean };

/** Splits two texts by whole words: what both have in the same order, and what only one has. */
export function differently(one: string, two: string): [Part[], Part[]] {
  const [first, second] = [wordsOf(one), wordsOf(two)];
  const same = (at: number, to: number) => first[at]?.trim() === second[to]?.trim();
  // For each pair of words, how many words both texts have in common from there on.
  const common = Array.from({ length: first.length + 1 }, () => new Uint16Array(second.length + 1));
  const from = (at: number, to: number) => common[at]?.[to] ?? 0;
  common.forEach((_, row) => {
    const at = first.length - 1 - row;
    for (let to = second.length - 1; to >= 0; to--)
      common[at]?.fill(
        same(at, to) ? from(at + 1, to + 1) + 1 : Math.max(from(at + 1, to), from(at, to + 1)),
        to,
        to + 1,
      );
  });
  const parts: [Part[], Part[]] = [[], []];
  const add = (side: 0 | 1, text: string | undefined, differs: boolean) => {
    const last = parts[side].at(-1);
    if (last?.differs === differs) last.text += text;
    else parts[side].push({ text: text ?? '', differs });
  };
  let [at, to] = [0, 0];
  while (at < first.length || to < second.length)
    if (at < first.length && to < second.length && same(at, to)) {
      add(0, first[at++], false);
      add(1, second[to++], false);
    } else if (to === second.length || (at < first.length && from(at + 1, to) >= from(at, to + 1)))
      add(0, first[at++], true);
    else add(1, second[to++], true);
  return parts;
}

/** Words, each with the space after it. */
const wordsOf = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];
