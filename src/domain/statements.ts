import { operator, type Operator } from './operator.ts';
import facts from './statements.json' with { type: 'json' };

type Body = { name: string; site: string };

/** The facts of a public body's statements. A file of its own, so that no form loads it (decision 0008). */
export type Statements = {
  /** Who answers for the data, with its address. */
  controller: string;
  privacyEmail: string;
  /** In the words of the operator's lawyer. */
  legalBasis: Record<'families' | 'caregivers' | 'record', string>;
  /**
   * Who employs the caregiver, insures the work and pays for it, as shown at `/terms#work`. An operator who
   * has checked them removes `sample`.
   */
  work: Record<'employs' | 'insures' | 'pays', string> & { sample?: boolean };
  /** Who people complain to about their data. */
  regulator: Body;
  complaints: { email: string; confirmedWithinDays: number; answeredWithinDays: number; ombudsman: Body };
  safeguarding: { phone: string; email: string; authority: Body };
  /** `checkedOn` is when the site was last compared with the standard; `body` enforces it. */
  accessibility: { checkedOn: string; answeredWithinDays: number; body: Body };
};

export const statements = facts as Statements;

/** Addresses that reach nobody: those of RFC 2606, and a phone number from the range kept free for films. */
const reachesNobody = (value: string) => /example/i.test(value) || value.startsWith('020 910 01');

/** The country of the sample. */
const SAMPLE_COUNTRY = 'IE';
const SAMPLE_SITES = ['dataprotection.ie', 'ombudsman.ie', 'hse.ie', 'nda.ie'];

/** The facts that are still samples, by their path in `operator.json` and `statements.json`. */
export function sampleFacts(
  { contact, country }: Pick<Operator, 'contact' | 'country'> = operator,
  said: Statements = statements,
): string[] {
  const isSample = (value: string) =>
    reachesNobody(value) || (country !== SAMPLE_COUNTRY && SAMPLE_SITES.some((site) => value.includes(site)));
  const look = (node: unknown, place: string): string[] => {
    if (typeof node === 'string') return isSample(node) ? [place] : [];
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, inner]) => look(inner, `${place}.${key}`));
  };
  const work = said.work.sample ? ['statements.work'] : [];
  return [...look(contact, 'operator.contact'), ...look(said, 'statements'), ...work];
}
