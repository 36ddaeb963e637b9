type Fact = { term: string; description: string };

/** The same facts of earlier and of later terms: those that changed, each with what it was `before`, and the others in one line. */
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
