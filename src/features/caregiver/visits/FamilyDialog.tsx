import type { OwnVisit } from '../../../data/own-visits.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FamilyContact } from '../applications/FamilyContact.tsx';
import * as t from './words.ts';

interface FamilyDialogProps {
  visit: OwnVisit;
  onClose: () => void;
}

/**
 * Where a visit is, how to reach the family, and the arrival notes. The worker keeps them for use without a connection.
 */
export default function FamilyDialog({ visit: { requestId }, onClose }: FamilyDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t.showFamily}>
      <FamilyContact requestId={requestId} />
    </Dialog>
  );
}
