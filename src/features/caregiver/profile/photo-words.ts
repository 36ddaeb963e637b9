import type { OwnProfile } from './profile-input.ts';

type Shown = Pick<OwnProfile, 'photoPath' | 'status' | 'reviewed'>;

/** Who sees one's photo now, and what it waits for. */
export function photoInWords({ photoPath, status, reviewed }: Shown): string {
  if (!photoPath)
    return 'A friendly photo helps a family picture who comes. Only if you like: nobody has to have one, and without it they see your initials.';
  if (photoPath === reviewed?.photoPath && status === 'approved')
    return 'Families see it once we introduce you to them. Nobody else does but you and our team.';
  const before = reviewed?.photoPath
    ? 'Until then they see the one before.'
    : 'Until then they see your initials.';
  return `We look at it together with your profile. Then families see it once we introduce you to them. ${before}`;
}
