import { loadDocuments } from '../../../data/documents.ts';
import { loadOwnProfile } from '../../../data/profiles.ts';
import { isHeld } from '../../../domain/document-check.ts';
import { ok } from '../../../lib/result.ts';
import type { Introduced } from '../../../parts/introduced/IntroducedFacts.tsx';
import { loadable } from '../../../state/loadable.ts';

const calls = { loadDocuments, loadOwnProfile };

/** What a family reads: the approved profile, and the documents valid today. */
export const createFamilyPreview = (service = calls) =>
  loadable(async () => {
    const [profile, documents] = await Promise.all([service.loadOwnProfile(), service.loadDocuments()]);
    if (!profile.ok) return profile;
    if (!documents.ok) return documents;
    const { fullName, about, experienceYears, languages, otherLanguages, skills, photoPath } =
      profile.value.reviewed ?? profile.value;
    const person: Introduced = {
      firstName: (fullName ?? '').trim().split(' ')[0] ?? '',
      ...{ about, experienceYears, languages, otherLanguages, skills },
      checked: [...new Set(documents.value.filter((document) => isHeld(document)).map(({ kind }) => kind))],
    };
    return ok({ person, photoPath });
  });
