import type { OwnProfile } from '../load-profile.ts';
import * as t from './words.ts';

type Shown = Pick<OwnProfile, 'photoPath' | 'status' | 'reviewed'>;

/** Who sees one's photo now, and what it waits for. */
export function photoInWords({ photoPath, status, reviewed }: Shown): string {
  if (!photoPath) return t.friendlyPhotoHelpsFamily;
  if (photoPath === reviewed?.photoPath && status === 'approved') return t.familiesSeeOnceIntroduce;
  const before = reviewed?.photoPath ? t.untilThenTheySee : t.untilThenTheySeeInitials;
  return `${t.lookTogetherProfileThen} ${before}`;
}
