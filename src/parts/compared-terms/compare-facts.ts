/** Facts with the same `value` are the same, even if their description differs. */
type Fact = { term: string; description: string; value?: number | null };

/**
 * Compares the facts of earlier and later terms: changed ones with their value `before`, and the others in one line.
 */
export function compareFacts(earlier: readonly Fact[], later: readonly Fact[]) {
  const facts = later.map(({ term, description, value }, nr) => {
    const was = earlier[nr];
    const isSame = description === was?.description || (value !== undefined && value === was?.value);
    return { fact: { term, description, before: was?.description ?? '' }, isSame };
  });
  return {
    changed: facts.filter(({ isSame }) => !isSame).map(({ fact }) => fact),
    same: facts
      .filter(({ isSame }) => isSame)
      .map(({ fact: { term, description } }) => `${term}: ${description}`)
      .join(' · '),
  };
}
