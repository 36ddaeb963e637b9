import { formatDate, formatDateTime } from '../../../domain/operator.ts';
import { fill, LANGUAGE } from '../../../lib/fill.ts';
import { inOrder, isTechnical, nameOf, readerOf, visitsInWords } from './readable-values.ts';
import * as t from './words.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const STYLE =
  'body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:.25rem 1rem;margin:0}' +
  'dt{color:#555}dd{margin:0}li{margin-block:.5rem;padding-block:.5rem;border-top:1px solid #ccc;break-inside:avoid}' +
  'ol{padding:0;list-style:none}h2{margin-top:2rem}';

/** The data kept about a person as one page to read or print. It has no scripts and loads nothing. */
export function readableData(data: unknown): string {
  const parts = inOrder(Object.entries((data ?? {}) as Record<string, unknown>)).map(
    ([name, value]) => `<section><h2>${label(name)}</h2>${shown(value, name, name)}</section>`,
  );
  const title = escape(t.whatIsKept);
  return (
    `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>` +
    `<body><h1>${title}</h1><p>${escape(fill(t.madeFromJson, { file: 'my-data.json' }))}</p>${parts.join('')}</body></html>\n`
  );
}

/** The value of a column, in words. */
function shown(value: unknown, column: string, record: string): string {
  if (value === null || value === undefined || value === '') return escape(t.nothingKept);
  if (column === 'visits') return escape(visitsInWords(value) || t.nothingKept);
  if (Array.isArray(value)) {
    if (value.length === 0) return escape(t.nothingKept);
    if (value.every((one) => typeof one !== 'object' || one === null))
      return value.map((one) => plain(one, column, record)).join(', ');
    return `<ol>${value.map((one) => `<li>${shown(one, column, record)}</li>`).join('')}</ol>`;
  }
  if (typeof value !== 'object') return plain(value, column, record);
  // An event's values are worded like those of its record. “Didn’t come” is only for a caregiver who missed every
  // visit.
  const { subject_type: of = record } = value as { subject_type?: string };
  const facts = Object.entries(value)
    .filter(([name, fact]) => fact !== null && !isTechnical(name) && !(name === 'came' && fact === true))
    // Short values first.
    .toSorted(([, one], [, other]) => Number(isRecord(one)) - Number(isRecord(other)));
  return `<dl>${facts.map(([name, fact]) => `<dt>${label(name)}</dt><dd>${shown(fact, name, of)}</dd>`).join('')}</dl>`;
}

function plain(value: unknown, column: string, record: string): string {
  if (value === true) return escape(t.yes);
  if (value === false) return escape(t.no);
  const read = readerOf(column, record);
  if (read) return escape(read(value) || t.nothingKept);
  const text = String(value);
  return escape(isMoment(text) ? formatDateTime(text) : isDay(text) ? formatDate(text) : text);
}

/** Checks the whole text, since a text that a person typed may begin like a date. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const isRecord = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

const label = (name: string): string => escape(nameOf(name));

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
