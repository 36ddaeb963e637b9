import type { CareDemand, CoveredPlace, Span } from '../../../data/figures.ts';
import { formatNumber } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { placeInWords } from '../../../domain/place.ts';
import { CARE_TYPES } from '../../../domain/vocabulary.ts';
import { reachOf } from './scale.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

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
  fill(t.inTheLast, {
    requests: requests(came),
    count: count(weeks, 'week'),
    count2: count(placements, 'placement'),
  });

export function timeWords({ firstPlacements, medianDays, slowDays }: Span): string {
  if (medianDays === null || slowDays === null) return t.noRequestLedPlacement;
  if (firstPlacements === 1) return fill(t.oneRequestLedPlacement, { days: daysInWords(medianDays) });
  return fill(t.ledPlacementHalfTook, {
    requests: requests(firstPlacements),
    days: daysInWords(medianDays),
    days2: daysInWords(slowDays),
  });
}

export function fillWords({ requests: came, placedOfThem }: Span): string {
  const percent = percentOf(placedOfThem, came);
  if (percent === null) return t.noRequestCameThese;
  return fill(t.theseWeeksLedPlacement, {
    count: placedOfThem,
    placedOfThem: formatNumber(placedOfThem),
    requests: requests(came),
    percent,
  });
}

export function careWords([first]: readonly CareDemand[], open: number): string {
  if (!first) return t.noRequestOpen;
  return fill(t.openFor, {
    requests: requests(open),
    value: open === 1 ? t.is : t.are,
    requests2: formatNumber(first.requests),
    value2: first.requests === 1 ? t.asks : t.ask,
    caretype: CARE_TYPES[first.careType].toLowerCase(),
  });
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
  if (!first) return t.noRequestOpen;
  if (wanted.length === 1) return fill(t.allOpen, { name: first.name });
  if (first.requests === 1) return fill(t.oneOpenRequestEach, { count: formatNumber(wanted.length) });
  return fill(t.openRequestsPlacesMost, {
    count: formatNumber(wanted.length),
    name: first.name,
    requests: formatNumber(first.requests),
  });
}

export function coverageWords(places: readonly CoveredPlace[]): string {
  const [wanted, missed] = [wantedIn(places), missedIn(places)];
  if (wanted.length === 0) return t.noRequestOpen;
  if (missed.length === 0)
    return wanted.length === 1
      ? t.somebodyFreeTimesTravels
      : fill(t.somebodyFreeTimesTravelsEach, { count: formatNumber(wanted.length) });
  return fill(t.nobodyFreeTimesTravels, {
    count: formatNumber(missed.length),
    count2: count(wanted.length, 'place'),
    requests: requests(openIn(missed)),
  });
}

/** How many travel somewhere, in a table. */
export function caregiversInWords(caregivers: number): string {
  if (caregivers === 0) return t.nobody;
  return caregivers >= 10 ? t.n10More : String(caregivers);
}

const openRequests = (narrowed: Record<string, string>) =>
  `${href('adminRequests')}?${new URLSearchParams({ status: 'open', ...narrowed }).toString()}`;
/** The list that a number counts. */
export const ofCare = ({ careType }: CareDemand) => openRequests({ care: careType });
export const ofPlace = (place: CoveredPlace) => openRequests({ place: placeInWords(place) });
export const ofAll = () => openRequests({});
