import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as t from './words.ts';

// Few need it more than once, so the dialog loads with the click.
const CalendarDialog = lazy(() => import('./CalendarDialog.tsx').catch(() => ({ default: NotLoaded })));

/** Opens the dialog for the caregiver's calendar address. */
export function LiveCalendar() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" icon="calendar" onClick={() => setOpen(true)}>
        {t.keepUpToDate}
      </Button>
      {open && (
        <Suspense>
          <CalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const NotLoaded = () => (
  <Text tone="muted" size="sm">
    {t.notLoaded}
  </Text>
);
