import type { CareDemand, CoveredPlace, Span } from '../../../data/figures.ts';
import { formatNumber } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { placeInWords } from '../../../domain/place.ts';
import { CARE_TYPES } from '../../../domain/vocabulary.ts';
import { reachOf } from './scale.ts';
import { fill, type PluralText } from '../../../lib/fill.ts';
import * as t from './words.ts';

const count = (text: PluralText, many: number) => fill(text, { count: many, number: formatNumber(many) });
const requests = (many: number) => count(t.requestCount, many);
const inFull = (days: number) => Math.max(1, Math.ceil(days));
/** Whole days, since a person also waited for a part of one. */
export const daysInWords = (days: number) => count(t.days, inFull(days));

export const percentOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((100 * part) / whole);

/** What each figure shows, in a sentence. */
export const weeklyWords = ({ requests: came, placements }: Span, weeks: number) =>
  fill(t.inTheLast, {
    requests: requests(came),
    weeks: count(t.weekCount, weeks),
    placements: count(t.placementCount, placements),
  });

export function timeWords({ firstPlacements, medianDays, slowDays }: Span): string {
  if (medianDays === null || slowDays === null) return t.noPlacementYet;
  if (firstPlacements === 1) return fill(t.timeToOnePlacement, { days: daysInWords(medianDays) });
  return fill(t.timesToPlacement, {
    requests: requests(firstPlacements),
    days: daysInWords(medianDays),
    most: daysInWords(slowDays),
  });
}

export function fillWords({ requests: came, placedOfThem }: Span): string {
  const percent = percentOf(placedOfThem, came);
  if (percent === null) return t.noRequestCame;
  return fill(t.shareOfRequests, {
    count: placedOfThem,
    placedOfThem: formatNumber(placedOfThem),
    requests: requests(came),
    percent,
  });
}

export function careWords([first]: readonly CareDemand[], open: number): string {
  if (!first) return t.noRequestOpen;
  const care = CARE_TYPES[first.careType].toLowerCase();
  return [
    count(t.requestsAreOpen, open),
    fill(t.askForCare, { count: first.requests, number: formatNumber(first.requests), care }),
  ].join(' ');
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
  if (wanted.length === 1) return fill(t.allOpenInOnePlace, { name: first.name });
  if (first.requests === 1) return fill(t.oneRequestEach, { places: formatNumber(wanted.length) });
  return fill(t.mostRequestsIn, {
    places: formatNumber(wanted.length),
    name: first.name,
    requests: formatNumber(first.requests),
  });
}

export function coverageWords(places: readonly CoveredPlace[]): string {
  const [wanted, missed] = [wantedIn(places), missedIn(places)];
  if (wanted.length === 0) return t.noRequestOpen;
  if (missed.length === 0)
    return wanted.length === 1
      ? t.onePlaceCovered
      : fill(t.allPlacesCovered, { places: formatNumber(wanted.length) });
  return fill(t.placesNotCovered, {
    missed: formatNumber(missed.length),
    places: count(t.placeCount, wanted.length),
    requests: requests(openIn(missed)),
  });
}

/** How many travel somewhere, in a table. */
export function caregiversInWords(caregivers: number): string {
  if (caregivers === 0) return t.nobody;
  return caregivers >= 10 ? t.tenOrMore : String(caregivers);
}

const openRequests = (narrowed: Record<string, string>) =>
  `${href('adminRequests')}?${new URLSearchParams({ status: 'open', ...narrowed }).toString()}`;
/** The list that a number counts. */
export const ofCare = ({ careType }: CareDemand) => openRequests({ care: careType });
export const ofPlace = (place: CoveredPlace) => openRequests({ place: placeInWords(place) });
export const ofAll = () => openRequests({});
