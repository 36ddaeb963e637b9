import { computed } from 'nanostores';
import { saveOwnProfile, submitProfile } from '../../../data/profiles.ts';
import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { loadDocuments } from '../../../data/documents.ts';
import type { ProfileDraft } from '../../../domain/profile-input.ts';
import { fieldsOf } from '../../../domain/profile-fields.ts';
import { ok } from '../../../lib/result.ts';
import { markedSections } from '../../../state/device/storage.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { loadProfile, profileCalls } from '../load-profile.ts';
import { EMPTY_PROFILE, equalsStored, faultsIn, toForm } from '../../../domain/profile-input.ts';
import type { OwnProfile } from '../load-profile.ts';
import { consentGiven, createReviewForm, MISSING } from './review-form.ts';
import { sectionDraft } from './section-draft.ts';
import { createSectionForm, type SectionForm } from './section-form.ts';
import { FILLED_SECTIONS, fieldsIn, type FilledSection } from './sections.ts';

const calls = { saveOwnProfile, submitProfile, loadCredentialRules, loadDocuments, ...profileCalls };
export type ProfileStore = ReturnType<typeof createProfileScreen>;

/** The caregiver's profile. Each section is saved by itself. The profile is sent for review once all are complete. */
export function createProfileScreen(
  caregiverId: string,
  draftOf = (section: FilledSection) => sectionDraft(caregiverId, section),
  service = calls,
) {
  let stored: OwnProfile | undefined;
  let lacks: readonly string[] = [];
  /** The sections whose empty fields are marked. */
  const marked = new Set(markedSections.read());
  const page = loadable(async () => {
    const loaded = await loadProfile(service);
    if (loaded.ok) {
      stored = loaded.value.profile;
      lacks = loaded.value.completeness.missing;
      for (const form of Object.values(forms)) form.startFrom({ ...EMPTY_PROFILE, ...toForm(stored) });
      for (const section of FILLED_SECTIONS) if (marked.has(section)) mark(section, false);
    }
    return loaded;
  });
  const save = thenRefresh(async (part: Partial<ProfileDraft>) => {
    const saved = await service.saveOwnProfile(part);
    // What a refused review lacked may be there now.
    if (saved.ok) review.fault({}, false);
    return saved;
  }, page.reload);
  const forms = Object.fromEntries(
    FILLED_SECTIONS.map((section) => [
      section,
      createSectionForm(section, { save, draft: draftOf(section), stored: () => stored }),
    ]),
  ) as Record<FilledSection, SectionForm>;
  /** Marks the empty fields that this section needs, and returns their columns. */
  const mark = (section: FilledSection, asTry: boolean): string[] => {
    const { values, faults } = forms[section].$state.get();
    const missing = lacks.flatMap((column) =>
      fieldsOf([column])
        .filter(({ field }) => fieldsIn(section).includes(field))
        .filter(({ field }) => stored && equalsStored(values, stored, [field]))
        .map(({ field }) => ({ column, field })),
    );
    const marks = Object.fromEntries(missing.map(({ field }) => [field, MISSING[field]]));
    forms[section].fault({ ...faults, ...marks }, asTry && missing.length > 0);
    return missing.map(({ column }) => column);
  };
  /** Marks them until they are filled in, also after a reload. */
  const markMissing = (section: FilledSection, asTry = false): string[] => {
    const missing = mark(section, asTry);
    if (missing.length > 0) markedSections.keep([...marked.add(section)]);
    return missing;
  };
  const valuesOf = (section: FilledSection) => forms[section].$state.get().values;
  const unsaved = () =>
    FILLED_SECTIONS.filter(
      (section) => stored && !equalsStored(valuesOf(section), stored, fieldsIn(section)),
    );
  const review = createReviewForm({
    faults: () =>
      Object.assign({}, ...unsaved().map((section) => faultsIn(valuesOf(section), fieldsIn(section)))),
    saveRest: async () => {
      for (const section of unsaved()) {
        const saved = await forms[section].submit();
        if (saved && !saved.ok) return saved;
      }
      return ok(null);
    },
    consent: consentGiven(caregiverId),
    sendForReview: async (consent) => {
      const sent = await service.submitProfile(consent);
      await page.reload();
      if (!sent.ok) FILLED_SECTIONS.forEach((section) => markMissing(section));
      return sent;
    },
  });
  return {
    page,
    forms,
    markMissing,
    isMarked: (section: FilledSection) => marked.has(section),
    review,
    /** Sections with unsaved changes. */
    $unsaved: computed([page.$value, ...FILLED_SECTIONS.map((section) => forms[section].$state)], unsaved),
    rules: loadable(() => service.loadCredentialRules()),
    documents: loadable(() => service.loadDocuments()),
  };
}
