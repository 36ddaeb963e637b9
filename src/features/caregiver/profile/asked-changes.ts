import { fieldsOf } from '../../../domain/profile-fields.ts';
import type { ProfileInput } from '../../../domain/profile-input.ts';
import type { OwnProfile } from '../load-profile.ts';

type Reviewed = Pick<OwnProfile, 'status' | 'statusReason' | 'changesReason' | 'changesFields'>;

export type AskedChanges = { words: string; fields: readonly (keyof ProfileInput)[] };

/** What staff want changed, and in which fields of the form; nothing once the profile, or what waits of it, is sent again. */
export function askedChanges({
  status,
  statusReason,
  changesReason,
  changesFields,
}: Reviewed): AskedChanges | undefined {
  const words = status === 'changes_requested' ? statusReason : status === 'approved' ? changesReason : null;
  return words ? { words, fields: fieldsOf(changesFields).map(({ field }) => field) } : undefined;
}
