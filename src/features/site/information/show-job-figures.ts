import { clockHours, PARTS } from '../../../domain/availability.ts';
import { formatMoney } from '../../../domain/operator.ts';
import { CARE_TYPES, type CareType } from '../../../domain/vocabulary.ts';
import { backendUrl, publishableKey } from '../../../data/backend.ts';
import { fill } from '../../../lib/fill.ts';
import { element } from '../../../ui/element.ts';
import { onceLong } from '../../../ui/spinner/once-long.ts';
import * as styles from './JobFigures.css.ts';
import * as t from './job-figures.words.ts';

/** How many families are looking for a caregiver, with their pay if enough of them name it (private.job_figures). */
export type JobFigure = {
  by: 'all' | 'region' | 'care' | 'part';
  what: string;
  families: number;
  payFrom?: number;
  payTo?: number;
};

const GROUPS = { region: t.byRegion, care: t.byCare, part: t.byPart } as const;
const PATIENCE_MS = 8000;

/** Says how many families are looking, that there are too few to say, or that the figures can’t be read now. */
export async function showJobFigures(place: HTMLElement, load = loadJobFigures): Promise<void> {
  const said = element('p', styles.said, t.looking);
  said.setAttribute('role', 'status');
  place.replaceChildren(said);
  const stop = onceLong((words) => said.append(` ${words}`));
  const figures = await load().catch(() => undefined);
  stop();
  if (!figures) {
    const again = element('button', styles.again, t.tryAgain);
    again.type = 'button';
    again.addEventListener('click', () => void showJobFigures(place, load));
    said.textContent = t.cannotShow;
    place.append(again);
    return;
  }
  const all = figures.find(({ by }) => by === 'all');
  said.textContent = all ? fill(t.families, { count: all.families }) : t.tooFew;
  const groups = Object.entries(GROUPS).flatMap(([by, title]) => {
    const rows = figures.filter((figure) => figure.by === by);
    return rows.length > 0 ? [tableOf(title, rows)] : [];
  });
  if (groups.length === 0) return;
  const columns = element('div', styles.groups, '');
  columns.append(...groups);
  place.append(columns, element('p', styles.said, t.howCounted));
}

async function loadJobFigures(): Promise<JobFigure[]> {
  const answer = await fetch(`${backendUrl()}/rest/v1/rpc/job_figures`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const told = (await answer.json()) as { figures: JobFigure[] } | null;
  return told?.figures ?? [];
}

function tableOf(title: string, rows: readonly JobFigure[]): HTMLElement {
  const table = element('table', styles.table, '');
  table.append(element('caption', styles.title, title));
  const head = table.createTHead().insertRow();
  for (const column of [title, t.howMany, t.payAnHour]) {
    const cell = element('th', '', column);
    cell.scope = 'col';
    head.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    const name = element('th', '', nameOf(row));
    name.scope = 'row';
    line.append(
      name,
      element('td', '', fill(t.orMore, { count: row.families })),
      element('td', '', payOf(row)),
    );
  }
  return table;
}

function nameOf({ by, what }: JobFigure): string {
  if (by === 'care') return CARE_TYPES[what as CareType] ?? what;
  if (by === 'region') return what;
  const part = Number(what);
  return fill(t.partHours, {
    part: PARTS[part] ?? '',
    hours: clockHours(part)?.replace('–', '–\u2060') ?? '',
  });
}

const payOf = ({ payFrom, payTo }: JobFigure) =>
  payFrom === undefined || payTo === undefined
    ? t.notSaid
    : fill(t.fromTo, { from: formatMoney(payFrom), to: formatMoney(payTo) });
