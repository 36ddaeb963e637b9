import type { ProfileDraft } from '../../../data/profiles.ts';
import { explain } from '../../../domain/explain.ts';
import { fieldsOf } from '../../../domain/profile-fields.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { createForm, type Faults, type Form } from '../../../state/form.ts';
import { profileFaults, type ProfileInput, toDraft } from './profile-input.ts';

/** Which button was pressed: a profile is saved at any time, and sent for review once it is complete. */
type Aim = 'save' | 'review';
export type ProfileValues = ProfileInput & { consent: boolean; aim: Aim };
export type ProfileForm = Form<ProfileValues, Aim>;

export const EMPTY_PROFILE: ProfileValues = {
  fullName: '',
  phone: '',
  birthYear: '',
  about: '',
  careTypes: [],
  skills: [],
  languages: [],
  experienceYears: '',
  hourlyRate: '',
  place: null,
  placeText: '',
  radius: '',
  availability: 0,
  consent: false,
  aim: 'save',
};

type Sending = {
  save: (profile: ProfileDraft) => Promise<Result<unknown, Failure>>;
  sendForReview: (consent: boolean) => Promise<Result<unknown, Failure>>;
  draft: DraftStore<Partial<ProfileValues>>;
};

/** The whole profile as one form; begins empty until the profile is read. A refused review leaves it saved all the same. */
export const createProfileForm = ({ save, sendForReview, draft }: Sending): ProfileForm =>
  createForm<ProfileValues, Aim>({
    initial: EMPTY_PROFILE,
    check: (values) => ({
      ...profileFaults(values),
      consent: values.aim === 'review' && !values.consent ? 'Tick the box to say that you agree.' : undefined,
    }),
    submit: async (values) => {
      const saved = await save(toDraft(values));
      if (!saved.ok) return saved;
      await draft.forget();
      if (values.aim === 'save') return ok('save');
      const sent = await sendForReview(values.consent);
      return sent.ok ? ok('review') : sent;
    },
    faultsOf: refusedFields,
    draft,
    unkept: ['consent', 'aim'],
  });

const MISSING: Faults<ProfileInput> = {
  fullName: 'Enter your name.',
  phone: 'Enter your phone number.',
  birthYear: 'Enter the year you were born.',
  about: 'Write some words about yourself.',
  place: 'Choose the place where you live.',
  radius: 'Enter how far you travel.',
  careTypes: 'Choose at least one kind of care that you offer.',
  skills: 'Choose at least one skill.',
  languages: 'Choose at least one language.',
  experienceYears: 'Enter your years of experience; 0 is fine.',
  availability: 'Choose when you can work.',
  hourlyRate: 'Enter your hourly rate.',
};

/** What a refused review lacks, or what could not be saved, by field. */
function refusedFields(failure: Failure): Faults<ProfileValues> {
  if (failure.code === 'profile_invalid') {
    return Object.fromEntries(
      fieldsOf(codesOf(failure)).map(({ field }) => [
        field,
        'This can’t be kept like this. Look at it again.',
      ]),
    );
  }
  if (failure.code === 'consent_missing') return { consent: explain(failure) };
  if (failure.code !== 'profile_incomplete') return {};
  return Object.fromEntries(fieldsOf(codesOf(failure)).map(({ field }) => [field, MISSING[field]]));
}
