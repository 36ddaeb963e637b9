import { fieldsOf } from '../../../domain/profile-fields.ts';
import type { ProfileInput } from '../../../domain/profile-input.ts';
import type { OwnProfile } from '../load-profile.ts';

type Reviewed = Pick<OwnProfile, 'status' | 'statusReason' | 'changesReason' | 'changesFields'>;

export type AskedChanges = { words: string; fields: readonly (keyof ProfileInput)[] };

/**
 * The changes that staff asked for, and their fields; undefined once the profile or its waiting changes are sent again.
 */
export function askedChanges({
  status,
  statusReason,
  changesReason,
  changesFields,
}: Reviewed): AskedChanges | undefined {
  const words = status === 'changes_requested' ? statusReason : status === 'approved' ? changesReason : null;
  return words ? { words, fields: fieldsOf(changesFields).map(({ field }) => field) } : undefined;
}
