import { useState } from 'react';
import type { CalendarPlacement } from '../../domain/placement-calendar.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface CalendarButtonProps {
  placement: CalendarPlacement;
  /** What tells it from another button like it on the same screen. */
  about?: string;
}

// Only the click waits for it: the code that writes the file loads then.
const loadCalendar = () => import('../../domain/placement-calendar.ts');

/** The usual week of a placement as a file that calendars open. */
export function CalendarButton({ placement, about }: CalendarButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const calendar = await loadCalendar().catch(() => undefined);
    setBusy(false);
    if (!calendar) {
      toast(t.calendarFileNeedsConnection, { tone: 'danger' });
      return;
    }
    const file = new Blob([calendar.placementCalendar(placement)], { type: 'text/calendar' });
    saveFile(file, 'placement.ics');
  };
  return (
    <Button variant="secondary" size="small" icon="calendar" busy={busy} onClick={() => void download()}>
      {t.calendarFile}
      {about && <VisuallyHidden> {fill(t.ofEvent, { about })}</VisuallyHidden>}
    </Button>
  );
}
