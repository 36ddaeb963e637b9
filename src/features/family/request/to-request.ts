import type { NewRequest } from '../../../data/requests.ts';
import type { Relation } from '../../../domain/vocabulary.ts';
import type { Draft } from './draft.ts';
import { reviewOf } from './steps.ts';
import { readBudget } from './steps/contact.ts';

/** The request that a draft without errors becomes, with its answers frozen exactly as the last step shows them. */
export function toRequest({ id, reference, trackingSecret, answers }: Draft): NewRequest {
  const { hasHelper } = answers;
  return {
    id,
    reference,
    trackingSecret,
    relation: answers.relation as Relation,
    contactName: answers.contactName.trim(),
    contactPhone: answers.contactPhone.trim(),
    contactEmail: answers.contactEmail.trim(),
    recipientName: answers.recipientName.trim(),
    address: answers.address.trim(),
    placeId: Number(answers.place?.value),
    careTypes: answers.careTypes,
    skills: answers.skills,
    languages: answers.languages,
    availability: answers.availability,
    startsOn: answers.startsOn,
    hourlyBudget: readBudget(answers.hourlyBudget),
    notes: answers.notes.trim(),
    helperName: hasHelper ? answers.helperName.trim() : '',
    helperRelation: hasHelper ? answers.helperRelation.trim() : '',
    helperAgreedBy: hasHelper ? answers.helperAgreement.trim() : '',
    priority: answers.byStaff && answers.priority,
    internalNotes: answers.byStaff ? answers.internalNotes.trim() : '',
    consent: answers.consent,
    answers: reviewOf(answers)
      .filter(({ step }) => !step.internal)
      .flatMap(({ summary }) =>
        summary.map(({ question, answer }) => ({ question, answer: answer || NOT_ANSWERED })),
      ),
  };
}

export const NOT_ANSWERED = 'Not answered';
