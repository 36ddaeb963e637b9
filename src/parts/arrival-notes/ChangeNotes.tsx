import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import type { ArrivalDialogProps } from './ArrivalDialog.tsx';
import * as t from './words.ts';

// Notes are written once and read often.
const ArrivalDialog = lazy(() => import('./ArrivalDialog.tsx'));

/** The button that opens the dialog to write arrival notes. */
export function ChangeNotes(props: Omit<ArrivalDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <div data-no-print>
      <Button variant="secondary" size="small" icon="edit" onClick={() => setOpen(true)}>
        {props.notes ? t.changeNotes : t.writeNotes}
      </Button>
      {open && (
        <Suspense>
          <ArrivalDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
