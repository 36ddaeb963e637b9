import { today } from '../../../domain/operator.ts';
import type { CaregiverPlacement } from './caregiver-screen.ts';

/** The times that current and future placements take, as the match counts them. */
export const takenBy = (
  placements: readonly Pick<CaregiverPlacement, 'availability' | 'endsOn'>[],
  day = today(),
): number =>
  placements
    .filter(({ endsOn }) => !endsOn || endsOn >= day)
    .reduce((week, { availability }) => week | availability, 0);
