type Part = { before: string; other: string; after: string };

/** Two texts, each with what it says differently between what both begin and end with; whole words. */
export function differently(one: string, two: string): [Part, Part] {
  const [first, second] = [one.split(/(?<=\s)/), two.split(/(?<=\s)/)];
  const most = Math.min(first.length, second.length);
  let begin = 0;
  while (begin < most && first[begin] === second[begin]) begin++;
  let end = 0;
  while (end < most - begin && first.at(-1 - end) === second.at(-1 - end)) end++;
  const part = (words: string[]): Part => ({
    before: words.slice(0, begin).join(''),
    other: words.slice(begin, words.length - end).join(''),
    after: words.slice(words.length - end).join(''),
  });
  return [part(first), part(second)];
}
