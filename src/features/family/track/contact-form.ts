import { computed } from 'nanostores';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { showPhone } from '../../../domain/phone.ts';
import { type Contact, contactFaults } from '../../../domain/contact-faults.ts';
import { OUR_LANGUAGE } from '../../../domain/our-language.ts';
import { refusedAnswers } from '../../../domain/refused-answers.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import * as t from './contact.words.ts';

export const CONTACT_QUESTIONS: Record<keyof Contact, string> = t.contactQuestions;

type Options = {
  send(contact: Contact): Promise<Result<unknown, Failure>>;
  draft?: DraftStore<Partial<Contact>>;
};

export type ContactForm = ReturnType<typeof createContactForm>;

const CLOSED: Contact = {
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  contactBy: 'either',
  contactLanguage: OUR_LANGUAGE,
};

/**
 * New contact details, asked for with the questions of the request. With unsaved changes it is open again after a
 * reload.
 */
export function createContactForm({ send, draft }: Options) {
  const form = createForm({
    initial: CLOSED,
    check: contactFaults,
    submit: send,
    faultsOf: (failure) => refusedAnswers(failure, askedAs),
    draft,
  });
  return {
    form,
    $isOpen: computed(form.$state, ({ values }) => values !== CLOSED),

    open: (known: NonNullable<TrackedRequest['contact']>) =>
      form.reset({
        ...known,
        contactPhone: showPhone(known.contactPhone ?? ''),
        contactEmail: known.contactEmail ?? '',
        contactLanguage: known.contactLanguage ?? OUR_LANGUAGE,
      }),

    /** Forgets what was typed. */
    close: () => form.reset(),
  };
}

function askedAs(name: string) {
  const field = name as keyof Contact;
  return field in CONTACT_QUESTIONS ? { field, question: CONTACT_QUESTIONS[field] } : undefined;
}
