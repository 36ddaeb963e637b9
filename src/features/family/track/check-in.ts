import type { CheckIn } from '../../../data/tracked-request.ts';
import { action } from '../../../state/action.ts';
import type { Changes } from './changes.ts';

/** A family's answer to a check-in. */
export const createCheckIn = (
  { id }: Pick<CheckIn, 'id'>,
  { answerCheckIn }: Pick<Changes, 'answerCheckIn'>,
) => ({
  well: action(() => answerCheckIn(id, 'well')),
});
