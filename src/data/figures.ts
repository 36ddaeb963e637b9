import type { Failure } from '../lib/failure.ts';
import { ok, type Result } from '../lib/result.ts';
import type { CareType } from '../domain/vocabulary.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** A week, or several together. */
export type Span = {
  requests: number;
  /** How many of these requests have led to a placement since. */
  placedOfThem: number;
  placements: number;
  /**
   * The requests, of any week, that first led to a placement in this one; then how many days half of them took at most,
   * and nine of ten.
   */
  firstPlacements: number;
  medianDays: number | null;
  slowDays: number | null;
};
/** Named by its Monday, yyyy-mm-dd. */
export type Week = Span & { week: string };

/**
 * A town with its open requests. A count of 10 caregivers who travel there means 10 or more. The count is null if the
 * town has no requests.
 */
export type CoveredPlace = {
  placeId: number;
  name: string;
  region: string;
  latitude: number;
  longitude: number;
  requests: number;
  caregivers: number | null;
};
export type CareDemand = { careType: CareType; requests: number };

export type WeeksOf = { weeks: Week[]; total: Span };
export type Figures = WeeksOf & { byCare: CareDemand[]; places: CoveredPlace[] };

const SPAN = 'week, requests, placedOfThem, placements, firstPlacements, medianDays, slowDays' as const;
const PLACE = 'placeId, name, region, latitude, longitude, requests, caregivers' as const;

// By GET, which the client tries again once the connection is back.
const get = { get: true } as const;

/** Requests and placements of the last weeks, oldest first (admin). */
export async function loadWeeks(weeks: number): Promise<Result<WeeksOf, Failure>> {
  const spans = await respond(
    rest()
      .rpc('figures_by_week', { weeks }, get)
      .select(SPAN)
      .overrideTypes<{ week: string | null; medianDays: number | null; slowDays: number | null }[]>(),
  );
  if (!spans.ok) return spans;
  const isWeek = (span: Span & { week: string | null }): span is Week => span.week !== null;
  return ok({
    weeks: spans.value.filter(isWeek).sort((one, other) => one.week.localeCompare(other.week)),
    total: spans.value.find((span) => !isWeek(span)) as Span,
  });
}

/**
 * Figures for the last weeks and for what is open now (admin). The care types asked for most and the places with most
 * requests come first.
 */
export async function loadFigures(weeks: number): Promise<Result<Figures, Failure>> {
  const [spans, byCare, places] = await Promise.all([
    loadWeeks(weeks),
    respond(rest().rpc('open_by_care', {}, get).select('careType, requests')),
    respond(
      rest().rpc('coverage', {}, get).select(PLACE).overrideTypes<Pick<CoveredPlace, 'caregivers'>[]>(),
    ),
  ]);
  if (!spans.ok) return spans;
  if (!byCare.ok) return byCare;
  if (!places.ok) return places;
  return ok({ ...spans.value, byCare: byCare.value, places: places.value });
}
