import type { ProfileDraft } from '../../../data/profiles.ts';
import { LEAVE_OUT_CONTACT } from '../../../domain/area-words.ts';
import { fieldsOf } from '../../../domain/profile-fields.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { createForm, type Faults, type Form } from '../../../state/form.ts';
import {
  EMPTY_PROFILE,
  equalsStored,
  faultsIn,
  type OwnProfile,
  pick,
  type ProfileInput,
  toPart,
} from './profile-input.ts';
import { fieldsIn, type FilledSection } from './sections.ts';
import * as t from './words.ts';

/** One section as a form. It holds the whole profile, and checks, keeps and saves its own fields of it. */
export type SectionForm = Form<ProfileInput>;

type Sending = {
  save: (part: Partial<ProfileDraft>) => Promise<Result<unknown, Failure>>;
  draft: DraftStore<Partial<ProfileInput>>;
  /** The profile as it is stored; undefined until it is read. */
  stored: () => OwnProfile | undefined;
};

export function createSectionForm(section: FilledSection, { save, draft, stored }: Sending): SectionForm {
  const fields = fieldsIn(section);
  const isStored = (values: ProfileInput) => {
    const profile = stored();
    return profile !== undefined && equalsStored(values, profile, fields);
  };
  return createForm<ProfileInput, unknown>({
    initial: EMPTY_PROFILE,
    check: (values) => faultsIn(values, fields),
    // Continuing without a change needs no connection.
    submit: async (values) => (isStored(values) ? ok(null) : save(toPart(values, fields))),
    faultsOf: cantBeKept,
    draft: {
      ...draft,
      // Typing the same in another way is nothing worth keeping.
      save: (values) =>
        isStored({ ...EMPTY_PROFILE, ...values }) ? draft.forget() : draft.save(pick(values, fields)),
    },
  });
}

/** What only the database finds wrong, by field. */
export function cantBeKept(failure: Failure): Faults<ProfileInput> {
  if (failure.code === 'about_holds_contact') return { about: LEAVE_OUT_CONTACT };
  if (failure.code !== 'profile_invalid') return {};
  return Object.fromEntries(fieldsOf(codesOf(failure)).map(({ field }) => [field, t.cantKeptLikeLook]));
}
