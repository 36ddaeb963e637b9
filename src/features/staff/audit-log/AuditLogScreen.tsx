import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type AuditEvent } from '../../../data/audit-log.ts';
import { useOwnId } from '../../../data/use-own-id.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { ExportButton } from '../lists/ExportButton.tsx';
import type { CsvColumn } from '../lists/list-csv.ts';
import { AuditLogView } from './AuditLogView.tsx';
import { createAuditLogScreen } from './audit-log-screen.ts';
import { auditEntry } from './audit-log-words.ts';
import * as t from './words.ts';

const EXPORTED: readonly CsvColumn<AuditEvent>[] = [
  { header: t.when, value: (row) => row.occurredAt, isTime: true },
  { header: t.who, value: (row) => auditEntry(row, undefined).by },
  { header: t.what, value: (row) => auditEntry(row, undefined).did },
  { header: t.change, value: (row) => auditEntry(row, undefined).changes.join('; ') || null },
  { header: t.why, value: (row) => auditEntry(row, undefined).note ?? null },
  { header: t.about, value: (row) => auditEntry(row, undefined).thing },
];

/** `/admin/trail`: who did what, to what, and when. */
export default function AuditLogScreen({ open }: ScreenProps) {
  const [store] = useState(() => createAuditLogScreen(open, location.search));
  const page = useStore(store.page.$value);
  // Any change of the address draws the screen again. Only one from outside, such as the back button, changes the list.
  useEffect(() => store.follow(location.search));
  return (
    <AuditLogView
      store={store}
      ownId={useOwnId()}
      tools={
        (page.state === 'loading' || (page.state === 'ready' && page.value.rows.length > 0)) && (
          <ExportButton name="audit_log" list={store} columns={EXPORTED} load={store.loadForFile} />
        )
      }
    />
  );
}
