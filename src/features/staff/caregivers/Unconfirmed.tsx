import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PROFILE_FIELDS } from './profile-facts.ts';
import * as t from './words.ts';

/** What staff entered and the caregiver has not confirmed. */
export function Unconfirmed({ columns }: { columns: readonly ProfileColumn[] }) {
  if (columns.length === 0) return null;
  const words = columns.map((column) => PROFILE_FIELDS[column]).join(', ');
  return (
    <Notice tone="neutral" title={t.notConfirmedYet}>
      {words.replace(/^./, (first) => first.toUpperCase())}.
    </Notice>
  );
}
