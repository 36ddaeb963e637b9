import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { recordExport } from '../../../data/list-page.ts';
import { explain } from '../../../domain/explain.ts';
import { formatNumber } from '../../../domain/operator.ts';
import type { ListScreen } from '../../../state/list-screen.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { CsvColumn } from './list-csv.ts';
import { listExport, type ExportService } from './list-export.ts';
import { saveCsv } from './save-csv.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface ExportButtonProps<Row> {
  /** Its name in the audit log and in the file's name. */
  name: string;
  list: Pick<ListScreen<unknown>, '$query'>;
  columns: readonly CsvColumn<Row>[];
  load: ExportService<Row>['load'];
}

/** Saves a list with its filters as a file for spreadsheets. */
export function ExportButton<Row>({ name, list, columns, load }: ExportButtonProps<Row>) {
  const [store] = useState(() => listExport(name, columns, { load, recordExport }));
  const done = useStore(store.$done);
  const download = async () => {
    const file = await store.write(list.$query.get());
    if (file.ok) saveCsv(file.value, name);
    else toast(explain(file.error), { tone: 'danger' });
  };
  return (
    <Button variant="secondary" icon="download" busy={done !== undefined} onClick={() => void download()}>
      {done ? fill(t.rows, { done: formatNumber(done) }) : t.csv}
    </Button>
  );
}
