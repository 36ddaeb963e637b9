import { type DraftStore, draftStore } from '../../../state/draft-store.ts';
import type { ProfileInput } from '../../../domain/profile-input.ts';
import type { FilledSection } from './sections.ts';

type SectionDraft = DraftStore<Partial<ProfileInput>>;

/**
 * The unsaved changes of a section on this device. A draft from the time when languages were a section counts as
 * skills.
 */
export function sectionDraft(caregiverId: string, section: FilledSection): SectionDraft {
  const draftOf = (name: string): SectionDraft => draftStore(`profile:${caregiverId}:${name}`);
  const own = draftOf(section);
  if (section !== 'skills') return own;
  const languages = draftOf('languages');
  return {
    async load() {
      const kept = [await languages.load(), await own.load()] as const;
      return kept.some(Boolean) ? Object.assign({}, ...kept) : undefined;
    },
    save: own.save,
    async forget() {
      await own.forget();
      await languages.forget();
    },
  };
}
