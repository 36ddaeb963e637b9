// bundle: own
import { daysAfter } from '../domain/calendar-day.ts';
import type { NamedJob } from '../domain/job-name.ts';
import { today } from '../domain/operator.ts';
import type { MovedFrom, VisitChange, VisitTimes } from '../domain/visit-state.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** A visit of the signed-in caregiver's. As a stand-in (`instead`) it has no application. */
export type OwnVisit = VisitTimes & {
  placementId: string;
  applicationId: string | null;
  requestId: string;
  job: NamedJob;
  changeId: string | null;
  kind: VisitChange | null;
  reason: string | null;
  instead: boolean;
  /** How long it takes, null if that is not known; not in copies that earlier versions kept. */
  minutes?: number | null;
  /** Not in copies that earlier versions kept. */
  moved?: MovedFrom | null;
  /** Someone else comes, and whether our team has seen to it; not in copies that earlier versions kept. */
  covered?: boolean | null;
  settled?: boolean | null;
  /** The days off that it is off for, where nobody has seen to it yet; not in copies that earlier versions kept. */
  timeOffId?: string | null;
};

/** What days off need to know of a visit. */
export const VISIT = 'placementId, job, day:onDate, opens, closes, changeId, kind, instead, timeOffId';

/**
 * The signed-in caregiver's visits of two weeks from today, and of the week before, to which they may not have come;
 * the first one first. The call is a GET, so the device keeps a copy.
 */
export const loadOwnVisits = () =>
  respond(
    rest()
      .rpc('my_visits', { firstDay: daysAfter(today(), -7), lastDay: daysAfter(today(), 13) }, { get: true })
      .select(`${VISIT}, applicationId, requestId, reason, minutes, moved, covered, settled`)
      .overrideTypes<OwnVisit[], { merge: false }>(),
  );

/** A visit that the signed-in caregiver is asked to cover; the rate is null where none is agreed. */
export type CoverInvitation = {
  changeId: string;
  job: NamedJob;
  town: string;
  day: string;
  opens: number;
  closes: number;
  hourlyRate: number | null;
};

/** The visits that the signed-in caregiver is asked to cover, the first one first. */
export const loadCoverInvitations = () =>
  respond(
    rest()
      .rpc('my_cover_invitations', {}, { get: true })
      .select('changeId, job, town, day:onDate, opens, closes, hourlyRate')
      .overrideTypes<CoverInvitation[], { merge: false }>(),
  );

/** Says yes or no to covering a visit. Refusals: cover_settled, visit_over, cannot_cover. */
export const answerCover = (changeId: string, comes: boolean) =>
  respond(rest().rpc('answer_cover', { id: changeId, comes }));
