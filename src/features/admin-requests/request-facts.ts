import { formatDate, formatMoney } from '../../lib/operator.ts';
import { placeInWords } from '../../lib/place.ts';
import { REQUEST_STATUS } from '../../lib/status.ts';
import { CARE_TYPES, inWords, LANGUAGES, RELATIONS, SKILLS } from '../../lib/vocabulary.ts';
import type { RequestRecord } from './request-screen.ts';

/** What a request asks for, as terms and descriptions. */
export const factsOf = (request: RequestRecord) => [
  { term: 'Care for', description: `“${RELATIONS[request.relation]}”` },
  { term: 'Care', description: inWords(request.careTypes, CARE_TYPES) },
  { term: 'Skills', description: inWords(request.skills, SKILLS) || 'None in particular' },
  { term: 'Languages', description: inWords(request.languages, LANGUAGES) || 'None in particular' },
  { term: 'Place', description: placeInWords(request.place) },
  { term: 'Start', description: formatDate(request.startsOn) },
  {
    term: 'Budget',
    description: request.hourlyBudget === null ? 'Not said' : `${formatMoney(request.hourlyBudget)} an hour`,
  },
  { term: 'Notes', description: request.notes },
];

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

/** What a request's audit trail is told in. */
export const REQUEST_HISTORY = {
  created: 'Request received',
  visitor: 'the family',
  statuses: REQUEST_STATUS,
  fields: { priority: 'urgency', internal_notes: 'internal notes' },
};
