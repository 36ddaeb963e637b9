import { changed, type Turn } from '../../rows.ts';
import { type Tellers } from './tellers.ts';

/** Messages about profiles and documents. */
export function ofCaregivers(turn: Turn, { staff, caregiver }: Tellers): string[] {
  const ofProfiles = changed(turn, 'profiles').flatMap(({ from, to }) => {
    if (!from || !to) return [];
    const kinds: Record<string, string> = {
      approved: 'profile_approved',
      changes_requested: 'profile_changes',
      suspended: 'profile_suspended',
    };
    if (to.status === 'draft') return [];
    if (from.status !== to.status)
      return to.status === 'submitted'
        ? [...staff('profile_to_check'), ...caregiver(to.who, 'profile_received')]
        : caregiver(to.who, kinds[to.status] ?? 'nothing');
    if (to.changes !== null && from.changes !== to.changes) return staff('profile_to_check');
    if (to.asked !== null && from.asked !== to.asked) return caregiver(to.who, 'profile_changes');
    return to.status === 'approved' && from.reviewed !== to.reviewed
      ? caregiver(to.who, 'profile_approved')
      : [];
  });

  const ofDocuments = changed(turn, 'documents').flatMap(({ from, to }) => {
    if (!from || !to) return [];
    if (from.status !== to.status) return caregiver(to.who, `document_${to.status}`);
    return from.expiresOn !== to.expiresOn ? caregiver(to.who, 'document_dated') : [];
  });

  return [...ofProfiles, ...ofDocuments];
}
