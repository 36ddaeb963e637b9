import { formatDateTime } from '../../../domain/operator.ts';
import { fill, LANGUAGE } from '../../../lib/fill.ts';
import * as t from './words.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const STYLE =
  'body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:.25rem 1rem;margin:0}' +
  'dt{color:#555}dd{margin:0}li{margin-block:.5rem;padding-block:.5rem;border-top:1px solid #ccc;break-inside:avoid}' +
  'ol{padding:0;list-style:none}h2{margin-top:2rem}';

/** What is kept about a person as one page to read or print: without scripts, and with nothing fetched for it. */
export function readableData(data: unknown): string {
  const parts = Object.entries((data ?? {}) as Record<string, unknown>).map(
    ([name, value]) => `<section><h2>${label(name)}</h2>${shown(value)}</section>`,
  );
  const title = escape(t.whatIsKept);
  return (
    `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>` +
    `<body><h1>${title}</h1><p>${escape(fill(t.madeFromJson, { file: 'my-data.json' }))}</p>${parts.join('')}</body></html>\n`
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return escape(t.nothingKept);
  if (Array.isArray(value)) {
    if (value.length === 0) return escape(t.nothingKept);
    if (value.every((one) => typeof one !== 'object' || one === null)) return value.map(plain).join(', ');
    return `<ol>${value.map((one) => `<li>${shown(one)}</li>`).join('')}</ol>`;
  }
  if (typeof value !== 'object') return plain(value);
  const facts = Object.entries(value).filter(([, fact]) => fact !== null);
  return `<dl>${facts.map(([name, fact]) => `<dt>${label(name)}</dt><dd>${shown(fact)}</dd>`).join('')}</dl>`;
}

const plain = (value: unknown): string =>
  escape(
    value === true
      ? t.yes
      : value === false
        ? t.no
        : isMoment(String(value))
          ? formatDateTime(String(value))
          : String(value),
  );

/** Not so what somebody typed that only begins like one. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));

/** created_at is “Created at”. */
const label = (name: string): string =>
  escape(name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '));

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
