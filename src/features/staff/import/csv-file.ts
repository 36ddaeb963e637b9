import Papa from 'papaparse';

/** A file’s headings and rows; cells are trimmed. */
export type CsvFile = { name: string; headers: string[]; rows: string[][] };

/** Reads a CSV file with any usual separator and encoding; undefined if it has no rows. */
export async function readCsv(file: File): Promise<CsvFile | undefined> {
  const { data } = Papa.parse<string[]>(decode(await file.arrayBuffer()), { skipEmptyLines: 'greedy' });
  const [headers = [], ...rows] = data.map((cells) => cells.map((cell) => cell.trim()));
  return headers.length > 1 && rows.length > 0 ? { name: file.name, headers, rows } : undefined;
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older spreadsheets on Windows save this encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
