import { explain } from '../../../domain/explain.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { saveCsv } from '../lists/save-csv.ts';
import type { FigureRows } from './FigureTable.tsx';

/** Saves the data of a figure as a file for spreadsheets, named after its title and the day. */
export async function saveFigures<Row>(title: string, { columns, rows }: FigureRows<Row>): Promise<void> {
  // Loaded only for people who save a file.
  const csv = await import('../lists/list-csv.ts').catch(() => undefined);
  if (!csv) return toast(explain({ kind: 'offline', code: 'unreachable' }), { tone: 'danger' });
  const cells = columns.map(({ header, cell }) => ({ header, value: cell }));
  const file = new Blob([csv.csvHead(cells), csv.csvRows(cells, rows)], { type: 'text/csv' });
  saveCsv(file, title.toLowerCase().replaceAll(' ', '-'));
}
