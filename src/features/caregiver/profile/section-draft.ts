import { type DraftStore, draftStore } from '../../../state/draft-store.ts';
import type { ProfileInput } from '../../../domain/profile-input.ts';
import type { FilledSection } from './sections.ts';

type SectionDraft = DraftStore<Partial<ProfileInput>>;

/**
 * What this device keeps of one section. Languages once had their own section; what was kept of it belongs to the
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
