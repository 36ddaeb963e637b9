import { createStore, delMany, set, type UseStore, values } from 'idb-keyval';
import type { DocumentKind } from '../../domain/vocabulary.ts';
import type { NamedJob } from '../../domain/job-name.ts';
import type { LeaveReason } from '../../domain/leaving.ts';
import type { VisitTimes } from '../../domain/visit-state.ts';
import type { Failure } from '../../lib/failure.ts';
import { saidMark } from './storage.ts';

type Unsent = {
  /** Sent twice with this id, it counts once. */
  id: string;
  /** The account it belongs to. No other reads or sends it. */
  owner: string;
  /** When, in milliseconds. */
  at: number;
  tries: number;
  /** Why it was refused. It is kept until the caregiver has read that. */
  problem?: Failure;
};

/** Identifies a visit. */
export type VisitKey = VisitTimes & { placementId: string };

/** A change of a visit by the caregiver, with the visit as they saw it. */
export type SaidOfVisit = Unsent &
  VisitKey & {
    kind: 'cannot_come' | 'can_come';
    /** Its id in the database. */
    changeId: string;
    job: NamedJob;
    reason: string;
  };

/** An application for a job. Without `times` it is for all of the job’s times. */
export type SaidOfJob = Unsent & {
  kind: 'apply';
  jobId: string;
  job: NamedJob;
  message: string;
  mayBeShown: boolean;
  times?: number | undefined;
};

/** A caregiver’s wish to stop after a day, yyyy-mm-dd. */
export type SaidOfLeaving = Unsent & {
  kind: 'leave';
  placementId: string;
  job: NamedJob;
  lastDay: string;
  reason: LeaveReason;
  words: string;
};

/** Days off (yyyy-mm-dd, both included), with the visits on them, as the caregiver saw them. */
export type SaidOfDaysOff = Unsent & { kind: 'days_off'; from: string; to: string; visits: VisitKey[] };

/**
 * The removal of days off. The caregiver comes after all to the visits of these changes or, for null, to all
 * that they cancel.
 */
export type SaidOfRemoval = Unsent & {
  kind: 'remove_days_off';
  daysId: string;
  from: string;
  to: string;
  comes: string[] | null;
};

/** A document to record. Its id is the file’s path. It is stored before the file is sent. */
export type SaidOfDocument = Unsent & {
  kind: 'document';
  record: {
    kind: DocumentKind;
    filePath: string;
    fileName: string;
    issuedOn: string | null;
    expiresOn: string | null;
  };
};

/** What a caregiver sent, until the service has it. */
export type Said = SaidOfVisit | SaidOfJob | SaidOfLeaving | SaidOfDaysOff | SaidOfRemoval | SaidOfDocument;

let opened: UseStore | undefined;
// Opened only in async functions, since some browsers throw if they refuse a database.
const store = () => (opened ??= createStore('said', 'words'));

/** A database of its own, so that one person's unsent entries stay when another one signs out. */
export const said = {
  /** Oldest first. */
  of: async (owner: string) =>
    (await values<Said>(store()))
      .filter((one) => one.owner === owner)
      .sort((one, other) => one.at - other.at),
  keep: async (one: Said) => {
    saidMark.keep(true);
    await set(one.id, one, store());
  },
  forget: async (...ids: string[]) => {
    await delMany(ids, store());
    saidMark.keep((await values(store())).length > 0 || undefined);
  },
};

/** An account's unsent entries. */
export const unsentBy = async (owner: string) => (await said.of(owner)).filter(({ problem }) => !problem);

/** Removes all entries of an account. */
export const forgetSaidBy = async (owner: string) =>
  said.forget(...(await said.of(owner)).map(({ id }) => id));
