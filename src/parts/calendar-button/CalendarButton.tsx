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
  /** Tells it from other such buttons on the screen. */
  about?: string;
}

// The code that writes the file loads with the click.
const loadCalendar = () => import('../../domain/placement-calendar.ts');

/** Downloads a placement's usual week as a calendar file. */
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
