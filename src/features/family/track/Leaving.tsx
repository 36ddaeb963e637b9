import type { TrackedRequest } from '../../../data/tracked-request.ts';
import type { Changes } from './changes.ts';
import { EndCard } from './EndCard.tsx';
import { EraseCard } from './EraseCard.tsx';
import { ExportCard } from './ExportCard.tsx';

export interface LeavingProps {
  request: TrackedRequest;
  changes: Changes;
  offline: boolean;
}

/** The data as a file, withdrawing and erasing. */
export function Leaving({ request, changes, offline }: LeavingProps) {
  const { can, reference } = request;
  return (
    <>
      <ExportCard reference={reference} takeAlong={changes.takeAlong} offline={offline} />
      {(can.withdraw || !can.erase) && (
        <EndCard request={request} withdraw={changes.withdraw} offline={offline} />
      )}
      {can.erase && <EraseCard request={request} erase={changes.erase} offline={offline} />}
    </>
  );
}
