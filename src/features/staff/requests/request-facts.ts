import { type Client, clientInWords } from '../../../domain/client.ts';
import type { StaffReading } from '../../../domain/questions/question.ts';
import { type Field, FIELDS, QUESTIONS } from '../../../domain/questions/questions.ts';
import { phoneHref } from '../../../domain/phone.ts';
import { CARE_TYPES } from '../../../domain/vocabulary.ts';
import type { RequestRecord } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import { lowered } from '../../../lib/lowered.ts';
import * as t from './words.ts';

/** Names a request by its client, while that is known. */
export const whichRequest = (client: Client): string =>
  client ? fill(t.theRequestFor, { client: clientInWords(client) }) : t.thisRequest;

/** The care and the town of a request, in short. */
export function titleOf({
  careTypes,
  place,
}: Pick<RequestRecord, 'careTypes'> & { place: { name: string } }): string {
  const [first, second] = careTypes.map((kind) => CARE_TYPES[kind]);
  if (!first) return fill(t.careInPlaceAlone, { name: place.name });
  if (!second) return fill(t.careInPlace, { first, name: place.name });
  const others = careTypes.length === 2 ? lowered(second) : fill(t.more, { count: careTypes.length - 1 });
  return fill(t.careAndOthersIn, { first, others, name: place.name });
}

type Fact = { term: string; description: string; href?: string };

/** The facts above the cards. */
const KEY_FACTS = [t.start, t.place];
/** The facts of a request without those above the cards and its times; of an erased one, what is left. */
export const furtherFacts = (request: RequestRecord): Fact[] =>
  careFacts(request).filter(({ term }) => !KEY_FACTS.includes(term));

/** The facts of a request without its times; of an erased one, what is left. */
export const careFacts = (request: RequestRecord): Fact[] =>
  facts('care', { ...request, placeId: request.place }, request.erasedAt !== null);

/** The contact and the helper of a request; none once it is erased. */
export const contactFacts = ({ contact }: RequestRecord): Fact[] =>
  contact ? facts('contact', contact, false) : [];

/** The stored answers for a card, as each question's record says that staff read it. */
function facts(
  card: StaffReading<unknown>['card'],
  stored: Record<string, unknown>,
  erased: boolean,
): Fact[] {
  return FIELDS.flatMap((field) => {
    const { staff, sent, control, outlivesErasure } = QUESTIONS[field];
    // The week is drawn, not listed.
    if (!staff || !sent || 'with' in staff || staff.card !== card || control.kind === 'week') return [];
    if (erased && !outlivesErasure) return [];
    const value = stored[sent.as];
    const words = staff.inWords ? staff.inWords(value) : (value as string | null);
    if (staff.ifGiven && !words) return [];
    const description = [words, ...readAlong(field, stored)].filter(Boolean).join(', ');
    const target =
      words && (staff.link === 'tel' ? phoneHref(words) : staff.link && `${staff.link}:${words}`);
    return [{ term: staff.term, description, href: target || undefined }];
  });
}

/** The answers shown together with a question's. */
const readAlong = (field: Field, stored: Record<string, unknown>) =>
  Object.values(QUESTIONS).flatMap(({ staff, sent }) =>
    staff && sent && 'with' in staff && staff.with === field
      ? [staff.inWords ? staff.inWords(stored[sent.as]) : (stored[sent.as] as string | null)]
      : [],
  );

type Answered = { question: string; answer: string };

/** Questions and answers as frozen. Anything else in the record is left out. */
export function answersOf(frozen: unknown): Answered[] {
  if (!Array.isArray(frozen)) return [];
  return frozen.flatMap((entry) => {
    const pair = entry as { question?: unknown; answer?: unknown } | null;
    return typeof pair?.question === 'string'
      ? [{ question: pair.question, answer: typeof pair.answer === 'string' ? pair.answer : '' }]
      : [];
  });
}

/** The answers that the family replaced with each change of their request, latest change first. */
export function replacedAnswers({ answers, earlierAnswers }: RequestRecord): (Pick<
  RequestRecord['earlierAnswers'][number],
  'replacedAt' | 'saidBy' | 'saidOn'
> & {
  answers: Answered[];
})[] {
  const versions = [...earlierAnswers.map((earlier) => earlier.answers), answers].map(answersOf);
  return earlierAnswers
    .map(({ replacedAt, saidBy, saidOn }, index) => {
      const next = versions[index + 1] ?? [];
      const isKept = (said: Answered) =>
        next.some(({ question, answer }) => question === said.question && answer === said.answer);
      return { replacedAt, saidBy, saidOn, answers: (versions[index] ?? []).filter((said) => !isKept(said)) };
    })
    .reverse();
}
