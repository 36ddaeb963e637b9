import { createHash } from 'node:crypto';
import { requestPayload, type RequestPayload } from '../../src/data/request-payload.ts';
import { emptyAnswers } from '../../src/domain/questions/questions.ts';
import { OUR_LANGUAGE } from '../../src/domain/our-language.ts';
import type { TrackingKey } from '../../src/domain/tracking-key.ts';
import { newDraft } from '../../src/features/family/request/draft.ts';
import { toRequest } from '../../src/features/family/request/to-request.ts';
import { makeReference } from '../../src/lib/reference.ts';
import type { Family } from './family.ts';
import { chance, phone, uuidOf } from './picks.ts';
import { week } from './week.ts';

/** The id and key that a family's device would have made, from the family's name. */
export const identityOf = (key: string): TrackingKey & { id: string } => ({
  id: uuidOf(`request/${key}`),
  reference: makeReference(chance(`request/${key}`)),
  trackingSecret: createHash('sha256').update(`secret/${key}`).digest('hex').slice(0, 32),
});

/** What the wizard sends for a family that wants care from `startsOn`, yyyy-mm-dd. */
export function requestOf(family: Family, startsOn: string, placeId: number): RequestPayload {
  const { contact, helper } = family;
  return requestPayload(
    toRequest({
      ...newDraft('check'),
      ...identityOf(family.key),
      answers: {
        ...emptyAnswers(),
        relation: family.relation,
        recipientName: family.recipient,
        helperName: helper?.name ?? '',
        helperPhone: helper ? phone(chance(`helper/${family.key}`)) : '',
        helperEmail: helper ? emailOf(helper.name) : '',
        helperRelation: helper?.relation ?? '',
        helperAgreement: helper?.agreedBy ?? '',
        careTypes: [...family.care],
        skills: [...family.skills],
        languages: [...family.languages],
        availability: week(family.week),
        start: family.start ?? 'day',
        startsOn,
        hoursPerVisit: family.hoursPerVisit?.toString() ?? '',
        duration: family.duration ?? '',
        place: { value: String(placeId), label: family.town.join(', ') },
        address: family.address,
        contactName: contact.name,
        contactPhone: contact.phone ? phone(chance(`phone/${family.key}`)) : '',
        contactEmail: contact.email ? emailOf(contact.name) : '',
        contactBy:
          contact.by ?? (contact.phone && contact.email ? 'either' : contact.phone ? 'call' : 'email'),
        contactLanguage: contact.language ?? OUR_LANGUAGE,
        hourlyBudget: family.budget === null ? '' : String(family.budget),
        notes: family.notes,
        consent: true,
      },
    }),
  );
}

const emailOf = (name: string) =>
  `${name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.com`;
