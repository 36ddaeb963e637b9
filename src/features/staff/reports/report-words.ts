import type { Care, ComplaintCount, Reports } from '../../../data/reports.ts';
import { END_CAUSES } from '../../../domain/end-causes.ts';
import { formatNumber } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export const hoursOf = (minutes: number) => Math.round(minutes / 60);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** What each report shows, in a sentence. */
export const careWords = ({ clients, minutes }: Care, weeks: number) =>
  fill(t.hoursOfCare, { count: clients, hours: countedHours(hoursOf(minutes)), weeks });

const countedHours = (hours: number) => fill(t.countedHours, { count: hours, hours: formatNumber(hours) });

export const visitWords = ({ visits, covered, missed }: Care) =>
  fill(t.visitsTookPlace, {
    visits: formatNumber(visits),
    covered: formatNumber(covered),
    missed: formatNumber(missed),
  });

export function causeWords(causes: Reports['causes']): string {
  const [first] = causes;
  if (!first) return t.nothingEnded;
  const count = sum(causes.map(({ placements }) => placements));
  return fill(t.endedMostly, { count, first: END_CAUSES[first.cause] });
}

export function complaintWords(counts: readonly ComplaintCount[]): string {
  const count = sum(counts.map(({ complaints }) => complaints));
  if (count === 0) return t.noComplaints;
  const open = sum(counts.map(({ outcome, complaints }) => (outcome === null ? complaints : 0)));
  return fill(t.complaintsOpen, { count, open });
}

export function loadWords(loads: Reports['loads']): string {
  const count = loads.find(({ name }) => name === null)?.waiting ?? 0;
  return count === 0 ? t.allOwned : fill(t.withoutOwner, { count });
}
