import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { fill } from '../../../lib/fill.ts';
import type { PlacementRecord, PlacementStore, Visit } from './placement-screen.ts';
import { createMoveForm } from './visit-forms.ts';
import { WhoSaidSo } from './WhoSaidSo.tsx';
import * as t from './words.ts';

interface MoveDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  visit: Visit;
  placement: Pick<PlacementRecord, 'id' | 'caregiverName'>;
  screen: Pick<PlacementStore, 'move'>;
}

/** Moves one visit to a time that was agreed by phone or in person. */
export function MoveDialog({ open, onClose, title, visit, placement, screen }: MoveDialogProps) {
  const { caregiverName } = placement;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      form={() => createMoveForm(placement.id, visit, outcomeOf(screen.move))}
      confirm={t.moveIt}
      onDone={() => toast(t.moveDone, { tone: 'success' })}
    >
      {(form) => (
        <>
          <Text>{fill(t.moveExplain, { caregiverName })}</Text>
          <Columns gap={3}>
            <DateField {...form.text('toDay')} label={t.newDay} />
            <TextField {...form.text('toTime')} type="time" width="short" label={t.begins} />
          </Columns>
          <WhoSaidSo form={form} caregiverName={caregiverName} />
        </>
      )}
    </FormDialog>
  );
}
