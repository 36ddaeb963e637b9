import type { ProfileDraft } from '../../../domain/profile-input.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { createForm, type Form } from '../../../state/form.ts';
import {
  EMPTY_PROFILE,
  equalsStored,
  faultsIn,
  pick,
  type ProfileInput,
  refusedFields,
  toPart,
} from '../../../domain/profile-input.ts';
import type { OwnProfile } from '../load-profile.ts';
import { fieldsIn, type FilledSection } from './sections.ts';

/** A section's form. It holds the whole profile, but checks, keeps and saves only its own fields. */
export type SectionForm = Form<ProfileInput>;

type Sending = {
  save: (part: Partial<ProfileDraft>) => Promise<Result<unknown, Failure>>;
  draft: DraftStore<Partial<ProfileInput>>;
  /** The stored profile; undefined until it is read. */
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
    faultsOf: refusedFields,
    draft: {
      ...draft,
      // The same value typed in another way is not kept.
      save: (values) =>
        isStored({ ...EMPTY_PROFILE, ...values }) ? draft.forget() : draft.save(pick(values, fields)),
    },
  });
}
