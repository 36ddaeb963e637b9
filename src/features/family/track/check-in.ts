import type { CheckIn } from '../../../data/tracking.ts';
import { action } from '../../../state/action.ts';
import type { Changes } from './changes.ts';

/** What a family says about how care is working with a caregiver. */
export const createCheckIn = (
  { id }: Pick<CheckIn, 'id'>,
  { answerCheckIn }: Pick<Changes, 'answerCheckIn'>,
) => ({
  well: action(() => answerCheckIn(id, 'well')),
});
