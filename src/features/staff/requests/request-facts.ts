import type { RecordedEvent } from '../../../domain/history.ts';
import { formatDate, formatMoney } from '../../../domain/operator.ts';
import { placeInWords } from '../../../domain/place.ts';
import { REQUEST_STATUS } from '../../../domain/status.ts';
import { CARE_TYPES, inWords, LANGUAGES, RELATIONS, SKILLS } from '../../../domain/vocabulary.ts';
import type { RequestRecord } from './request-screen.ts';

/** What a request asks for, as terms and descriptions; what the family has erased is not among them. */
export function factsOf(request: RequestRecord) {
  const { hourlyBudget } = request;
  const [care, place, start] = [
    { term: 'Care', description: inWords(request.careTypes, CARE_TYPES) },
    { term: 'Place', description: placeInWords(request.place) },
    { term: 'Start', description: formatDate(request.startsOn) },
  ];
  if (request.erasedAt) return [care, place, start];
  return [
    { term: 'Care for', description: `“${RELATIONS[request.relation]}”` },
    care,
    { term: 'Skills', description: inWords(request.skills, SKILLS) || 'None in particular' },
    { term: 'Languages', description: inWords(request.languages, LANGUAGES) || 'None in particular' },
    place,
    start,
    {
      term: 'Budget',
      description: hourlyBudget === null ? 'Not said' : `${formatMoney(hourlyBudget)} an hour`,
    },
    { term: 'Notes', description: request.notes },
  ];
}

/** The family behind a request and whoever asked on its behalf. */
export function contactOf({ contact }: RequestRecord) {
  if (!contact) return [];
  const { helperName, helperRelation, helperAgreedBy } = contact;
  return [
    { term: 'Name', description: contact.contactName },
    { term: 'Phone', description: contact.contactPhone, href: `tel:${contact.contactPhone ?? ''}` },
    { term: 'Email', description: contact.contactEmail, href: `mailto:${contact.contactEmail ?? ''}` },
    { term: 'Who needs care', description: contact.recipientName },
    { term: 'Address', description: contact.address },
    ...(helperName
      ? [
          {
            term: 'Asked on their behalf by',
            description: [helperName, helperRelation].filter(Boolean).join(', '),
          },
          { term: 'With the agreement of', description: helperAgreedBy },
        ]
      : []),
  ];
}

/** The questions and answers as they were on submission; anything else that the record may hold is left out. */
export function answersOf({ answers }: RequestRecord): { question: string; answer: string }[] {
  if (!Array.isArray(answers)) return [];
  return answers.flatMap((entry) => {
    const pair = entry as { question?: unknown; answer?: unknown } | null;
    return typeof pair?.question === 'string'
      ? [{ question: pair.question, answer: typeof pair.answer === 'string' ? pair.answer : '' }]
      : [];
  });
}

/** The tables that a request's history is read from. */
export const HISTORY_TABLES = ['requests', 'request_contacts', 'request_questions'];

/** What a request's history is told in. */
export const REQUEST_HISTORY = {
  created: 'Request received',
  visitor: 'the family',
  stranger: 'the family',
  statuses: REQUEST_STATUS,
  fields: {
    priority: 'urgency',
    internal_notes: 'internal notes',
    contact_name: 'contact name',
    contact_phone: 'phone number',
    contact_email: 'email address',
  },
  tell: ownWords,
};

function ownWords({ subjectType, action, after }: RecordedEvent): string | undefined {
  const has = (column: string) => (after as Record<string, unknown> | null)?.[column] != null;
  if (subjectType === 'request_questions') {
    if (action === 'insert') return 'Question asked';
    return has('answer') ? 'Question answered' : '';
  }
  // The contact comes and goes with the request itself.
  if (subjectType === 'request_contacts') return action === 'update' ? undefined : '';
  return has('erased_at') ? 'Details erased' : undefined;
}
