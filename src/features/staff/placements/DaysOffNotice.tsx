import { useStore } from '@nanostores/react';
import { visitsOff } from '../../../domain/days-off.ts';
import { formatDate, formatList, today } from '../../../domain/operator.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { laterOf } from '../applications/terms.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DaysOffNoticeProps {
  placement: Pick<PlacementRecord, 'availability' | 'startsOn' | 'endsOn' | 'endedAt' | 'caregiverName'>;
  timeOff: PlacementStore['timeOff'];
}

/** Warns of agreed days on which the placed caregiver is away. */
export function DaysOffNotice({ placement, timeOff }: DaysOffNoticeProps) {
  const told = useStore(timeOff.$value);
  if (placement.endedAt || told.state !== 'ready') return null;
  const days = visitsOff({ ...placement, startsOn: laterOf(placement.startsOn, today()) }, told.value);
  if (days.length === 0) return null;
  return (
    <Notice tone="warning" title={t.awayAgreedDays}>
      {fill(t.toldDaysOffWill, {
        caregiverName: placement.caregiverName,
        list: formatList(days.map(formatDate)),
      })}
    </Notice>
  );
}
