import { useStore } from '@nanostores/react';
import { visitsOff } from '../../../domain/days-off.ts';
import { formatDate, formatList } from '../../../domain/operator.ts';
import type { Terms } from '../../../domain/terms.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { ApplicationStore } from './application-screen.ts';

interface DaysOffNoticeProps {
  terms: Terms;
  timeOff: ApplicationStore['timeOff'];
}

/** Warns of agreed times in the first weeks at which the caregiver is away; nothing where they aren’t. */
export function DaysOffNotice({ terms, timeOff }: DaysOffNoticeProps) {
  const told = useStore(timeOff.$value);
  const days = told.state === 'ready' ? visitsOff(terms, told.value) : [];
  if (days.length === 0) return null;
  const named = formatList(days.map(formatDate));
  return (
    <Notice tone="warning" title="Away in the first weeks">
      The caregiver has told us days off, and would not come on {named}. See with the family whether somebody
      else is needed then.
    </Notice>
  );
}
