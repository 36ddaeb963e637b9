import type { TrackedRequest } from '../../../data/tracked-request.ts';
import type { Changes } from './changes.ts';
import { CheckInCard } from './CheckInCard.tsx';

export interface CheckInsProps {
  request: TrackedRequest;
  changes: Pick<Changes, 'answerCheckIn'>;
  offline: boolean;
}

/** The check-ins, one for each caregiver. */
export default function CheckIns({ request, ...rest }: CheckInsProps) {
  return (
    <>
      {request.checkIns.map((checkIn) => (
        <CheckInCard key={checkIn.id} checkIn={checkIn} {...rest} />
      ))}
    </>
  );
}
