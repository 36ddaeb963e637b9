// bundle: own
import { daysAfter } from '../domain/calendar-day.ts';
import type { NamedJob } from '../domain/job-name.ts';
import { today } from '../domain/operator.ts';
import type { MovedFrom, VisitChange, VisitTimes } from '../domain/visit-state.ts';
import type { CareType } from '../domain/vocabulary.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** A visit of the signed-in caregiver. As a stand-in (`instead`) they have no application. */
export type OwnVisit = VisitTimes & {
  placementId: string;
  applicationId: string | null;
  requestId: string;
  job: NamedJob;
  changeId: string | null;
  kind: VisitChange | null;
  reason: string | null;
  instead: boolean;
  /** How long it takes; null if unknown. Not in copies of earlier versions. */
  minutes?: number | null;
  /** Not in copies of earlier versions. */
  moved?: MovedFrom | null;
  /** Whether a stand-in comes, and whether our team has dealt with it. Not in copies of earlier versions. */
  covered?: boolean | null;
  settled?: boolean | null;
  /** The days off that cancel it, if nobody has dealt with it yet. Not in copies of earlier versions. */
  timeOffId?: string | null;
};

/** What days off need to know of a visit. */
export const VISIT =
  'placementId, job, day:onDate, opens, closes, minutes, changeId, kind, instead, timeOffId';

/** How many days before today the list of visits begins. */
export const VISITS_SINCE_DAYS = 7;

/**
 * The signed-in caregiver's visits, earliest first: two weeks from today, and the week before, in which they may have
 * missed one. The call is a GET, so the device keeps a copy.
 */
export const loadOwnVisits = () =>
  respond(
    rest()
      .rpc(
        'my_visits',
        { firstDay: daysAfter(today(), -VISITS_SINCE_DAYS), lastDay: daysAfter(today(), 13) },
        { get: true },
      )
      .select(`${VISIT}, applicationId, requestId, reason, moved, covered, settled`)
      .overrideTypes<OwnVisit[], { merge: false }>(),
  );

/** A visit that the signed-in caregiver is asked to cover. The rate is null if none is agreed. */
export type CoverInvitation = {
  changeId: string;
  job: NamedJob;
  town: string;
  day: string;
  opens: number;
  closes: number;
  /** Not in copies of earlier versions. */
  minutes?: number | null;
  hourlyRate: number | null;
  /** Not in copies of earlier versions. */
  careTypes?: readonly CareType[];
  /** Null if the caregiver has named no town. Not in copies of earlier versions. */
  distanceKm?: number | null;
};

/** The visits that the signed-in caregiver is asked to cover, earliest first. */
export const loadCoverInvitations = () =>
  respond(
    rest()
      .rpc('my_cover_invitations', {}, { get: true })
      .select('changeId, job, town, day:onDate, opens, closes, minutes, hourlyRate, careTypes, distanceKm')
      .overrideTypes<CoverInvitation[], { merge: false }>(),
  );

/** Confirms that the caregiver came on the first day. Refusals: not_begun, first_day_off, placement_ended. */
export const confirmFirstDay = (id: string) => respond(rest().rpc('confirm_first_day', { placementId: id }));
