import type { CareDemand, CoveredPlace, Span } from '../../../data/figures.ts';
import { formatNumber } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { placeInWords } from '../../../domain/place.ts';
import { CARE_TYPES } from '../../../domain/vocabulary.ts';
import { reachOf } from './scale.ts';

const count = (many: number, one: string, more = `${one}s`) =>
  `${formatNumber(many)} ${many === 1 ? one : more}`;
const requests = (many: number) => count(many, 'request');
const inFull = (days: number) => Math.max(1, Math.ceil(days));
/** Whole days, since a part of one is one that somebody waited. */
export const daysInWords = (days: number) => count(inFull(days), 'day');

export const percentOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((100 * part) / whole);

/** What each figure shows, in a sentence. */
export const weeklyWords = ({ requests: came, placements }: Span, weeks: number) =>
  `${requests(came)} in the last ${count(weeks, 'week')}, ${count(placements, 'placement')}.`;

export function timeWords({ firstPlacements, medianDays, slowDays }: Span): string {
  if (medianDays === null || slowDays === null) return 'No request has led to a placement in these weeks.';
  if (firstPlacements === 1) return `One request led to a placement; it took ${daysInWords(medianDays)}.`;
  return `Of ${requests(firstPlacements)} that led to a placement, half took ${daysInWords(medianDays)} at most, nine in ten ${daysInWords(slowDays)}.`;
}

export function fillWords({ requests: came, placedOfThem }: Span): string {
  const percent = percentOf(placedOfThem, came);
  if (percent === null) return 'No request came in these weeks.';
  return `${formatNumber(placedOfThem)} of ${requests(came)} of these weeks ${placedOfThem === 1 ? 'has' : 'have'} led to a placement so far: ${percent}%. The latest still have time.`;
}

export function careWords([first]: readonly CareDemand[], open: number): string {
  if (!first) return 'No request is open.';
  return `${requests(open)} ${open === 1 ? 'is' : 'are'} open. ${formatNumber(first.requests)} ${first.requests === 1 ? 'asks' : 'ask'} for ${CARE_TYPES[first.careType].toLowerCase()}.`;
}

/** Places with open requests, those with most first. */
export const wantedIn = (places: readonly CoveredPlace[]) => places.filter((place) => place.requests > 0);
/** Those of them to which nobody travels who has time. */
export const missedIn = (places: readonly CoveredPlace[]) =>
  wantedIn(places).filter(({ caregivers }) => reachOf(caregivers ?? 0) === 'nobody');
export const openIn = (places: readonly CoveredPlace[]) =>
  places.reduce((sum, place) => sum + place.requests, 0);

export function placeWords(places: readonly CoveredPlace[]): string {
  const wanted = wantedIn(places);
  const [first] = wanted;
  if (!first) return 'No request is open.';
  if (wanted.length === 1) return `All that are open are in ${first.name}.`;
  if (first.requests === 1) return `One open request in each of ${formatNumber(wanted.length)} places.`;
  return `Open requests in ${formatNumber(wanted.length)} places, most in ${first.name}: ${formatNumber(first.requests)}.`;
}

export function coverageWords(places: readonly CoveredPlace[]): string {
  const [wanted, missed] = [wantedIn(places), missedIn(places)];
  if (wanted.length === 0) return 'No request is open.';
  if (missed.length === 0)
    return wanted.length === 1
      ? 'Somebody with free times travels to the one place with open requests.'
      : `Somebody with free times travels to each of the ${formatNumber(wanted.length)} places with open requests.`;
  return `Nobody with free times travels to ${formatNumber(missed.length)} of ${count(wanted.length, 'place')} with open requests: ${requests(openIn(missed))} without anybody near.`;
}

/** How many travel somewhere, in a table. */
export function caregiversInWords(caregivers: number): string {
  if (caregivers === 0) return 'Nobody';
  return caregivers >= 10 ? '10 or more' : String(caregivers);
}

const openRequests = (narrowed: Record<string, string>) =>
  `${href('adminRequests')}?${new URLSearchParams({ status: 'open', ...narrowed }).toString()}`;
/** The list that a number counts. */
export const ofCare = ({ careType }: CareDemand) => openRequests({ care: careType });
export const ofPlace = (place: CoveredPlace) => openRequests({ place: placeInWords(place) });
export const ofAll = () => openRequests({});
