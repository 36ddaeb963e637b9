// bundle: own
import { mapped } from '../lib/result.ts';
import { named } from '../domain/job-name.ts';
import type { LeaveReason } from '../domain/leaving.ts';
import type { Ending } from '../domain/placement-state.ts';
import type { ApplicationStatus, JobStatus } from '../domain/status.ts';
import type { VisitsPeriod } from '../domain/placement-calendar.ts';
import type { ProposedTerms, Terms } from '../domain/terms.ts';
import type { Start } from '../domain/vocabulary.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

const OWN =
  'id, status, statusReason, message, hasApplied, mayBeShown, confirmedTimes, steps, job, offer, placement, endedWithJob';

/** What is offered; `standsUntil` is the last day to answer. */
export type Offer = Terms & { standsUntil: string; offeredAt: string };
export type OwnPlacement = Terms &
  Ending & {
    id: string;
    requestId: string;
    /** Future terms, earliest first. Not in copies of earlier versions. */
    newTerms?: ProposedTerms[];
    /** The last day from which terms would have held that the caregiver said no to. */
    refusedTerms?: string | null;
    /** If its visits change on a day, all of them over time. */
    periods?: VisitsPeriod[] | null;
    firstDayConfirmedAt: string | null;
    /** Whether the caregiver said that they can’t come that day. Not in copies of earlier versions. */
    firstDayOff?: boolean;
    /** The day of the first visit, if there is one. Not in copies of earlier versions. */
    firstVisitOn?: string | null;
    endReason: string | null;
    /** The caregiver's wish to stop, and by which day we answer. Not in copies of earlier versions. */
    leave?: { lastDay: string; reason: LeaveReason; words: string | null; due: string | null } | null;
  };
/** A step of an application, the status before it, and who caused a step back by a no. */
export type OwnStep = {
  step: ApplicationStatus | 'ended';
  from: ApplicationStatus | null;
  said: 'family' | 'caregiver' | null;
  at: string;
};

/**
 * The signed-in caregiver's applications, newest first. The job is null while the caregiver's profile does not allow
 * reading it. Days are yyyy-mm-dd.
 */
export const loadOwnApplications = async () =>
  mapped(
    await respond(
      // By GET, which the client tries again once the connection is back.
      rest().rpc('my_applications', {}, { get: true }).select(OWN).overrideTypes<
        {
          statusReason: string | null;
          /** Not in copies of earlier versions. */
          message?: string | null;
          confirmedTimes: number | null;
          steps: OwnStep[];
          job: {
            id: string;
            title: string;
            part: unknown;
            status: JobStatus;
            visits?: unknown;
            availability: number;
            start: Start;
            startsOn: string;
            hoursPerVisit: number | null;
            /** The pay that the job names. Not in copies of earlier versions. */
            hourlyBudget?: number | null;
            place: { name: string; region: string };
          } | null;
          offer: Offer | null;
          placement: OwnPlacement | null;
          /** Whether it was declined because its job was closed. Not in copies of earlier versions. */
          endedWithJob?: boolean;
        }[]
      >(),
    ),
    (applications) => applications.map((one) => ({ ...one, job: one.job && named(one.job) })),
  );

/** Declines an invitation, with an optional reason. Refusals: application_step_not_allowed, too_long. */
export const declineInvitation = (id: string, reason: string) =>
  respond(rest().rpc('decline_invitation', { applicationId: id, reason }));
