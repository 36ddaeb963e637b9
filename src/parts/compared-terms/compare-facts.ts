type Fact = { term: string; description: string };

/**
 * Compares the facts of earlier and later terms: changed ones with their value `before`, and the others in one line.
 */
export function compareFacts(earlier: readonly Fact[], later: readonly Fact[]) {
  const facts = later.map((fact, nr) => ({ ...fact, before: earlier[nr]?.description ?? '' }));
  const isSame = ({ description, before }: (typeof facts)[number]) => description === before;
  return {
    changed: facts.filter((fact) => !isSame(fact)),
    same: facts
      .filter(isSame)
      .map(({ term, description }) => `${term}: ${description}`)
      .join(' · '),
  };
}
