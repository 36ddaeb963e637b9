import { useStore } from '@nanostores/react';
import { visitsOff } from '../../../domain/days-off.ts';
import { formatDate, formatList } from '../../../domain/operator.ts';
import type { Terms } from '../../../domain/terms.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { ApplicationStore } from './application-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DaysOffNoticeProps {
  terms: Terms;
  timeOff: ApplicationStore['timeOff'];
}

/** Warns of agreed times in the first weeks when the caregiver is away; nothing if there are none. */
export function DaysOffNotice({ terms, timeOff }: DaysOffNoticeProps) {
  const told = useStore(timeOff.$value);
  const days = told.state === 'ready' ? visitsOff(terms, told.value) : [];
  if (days.length === 0) return null;
  const named = formatList(days.map(formatDate));
  return (
    <Notice tone="warning" title={t.awayFirstWeeks}>
      {fill(t.caregiverToldDaysOff, { named })}
    </Notice>
  );
}
