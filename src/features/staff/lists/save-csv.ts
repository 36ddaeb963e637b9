import { fill } from '../../../lib/fill.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { today } from '../../../domain/operator.ts';
import { toast } from '../../../ui/toast/toast.ts';
import * as t from './words.ts';

/** Saves a file for spreadsheets, named after its contents and the day, and says so. */
export function saveCsv(content: Blob, name: string): void {
  const file = `${name}-${today()}.csv`;
  saveFile(content, file);
  toast(fill(t.saved, { file }), { tone: 'success' });
}
