import { deleteMyAccount, prepareAccountDeletion, type Proof, proveOwner } from '../../../data/account.ts';
import { loadOwnApplications } from '../../../data/own-applications.ts';
import { removeOwnFiles } from '../../../data/own-files.ts';
import { removePhoto } from '../../../data/photos.ts';
import { loadFamilyContact } from '../../../data/family-contact.ts';
import { loadVisitsOn } from '../../../data/time-off.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { jobName } from '../../../domain/job-name.ts';
import { formatLongDay, today } from '../../../domain/operator.ts';
import { visitHours } from '../../../domain/visit-hours.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { ok, type Result } from '../../../lib/result.ts';
import * as t from './words.ts';

type Outcome<T> = Promise<Result<T, Failure>>;
type Steps = {
  proveOwner: (proof: Proof) => Outcome<unknown>;
  prepare: () => Outcome<string[]>;
  removeFiles: (paths: string[]) => Outcome<unknown>;
  deleteAccount: () => Outcome<unknown>;
};

const REAL: Steps = {
  proveOwner,
  prepare: prepareAccountDeletion,
  removeFiles: async (paths) => {
    const removed = await removeOwnFiles(paths);
    return removed.ok ? removePhoto() : removed;
  },
  deleteAccount: deleteMyAccount,
};

/** What ends with the account, in words: care, by clients' first names, visits as a stand-in, and applications. */
export type WhatEnds = { clients: string[]; applications: string[] };

const OVER: readonly string[] = ['declined', 'withdrawn', 'placed'];

/** Looks up what ends with the caller's account. If a client's name can't be read, the job's name is used. */
export async function loadWhatEnds(
  load = loadOwnApplications,
  loadFamily: (requestId: string) => Outcome<{ recipientName: string } | null> = loadFamilyContact,
  loadVisits = loadVisitsOn,
): Outcome<WhatEnds> {
  const [own, visits] = await Promise.all([
    load(),
    loadVisits({ from: today(), to: daysAfter(today(), 62) }),
  ]);
  if (!own.ok) return own;
  if (!visits.ok) return visits;
  const clients = own.value.flatMap(({ job, placement }) =>
    !placement || placement.endedAt
      ? []
      : loadFamily(placement.requestId).then((family) => {
          const [name] = (family.ok && family.value?.recipientName.split(' ')) || [t.aFamily];
          return job ? fill(t.clientOfJob, { name: name ?? t.aFamily, job: job.title }) : (name ?? t.aFamily);
        }),
  );
  return ok({
    clients: [
      ...(await Promise.all(clients)),
      ...visits.value
        .filter(({ instead }) => instead)
        .map((visit) =>
          fill(t.visitInstead, {
            job: jobName(visit.job),
            day: formatLongDay(visit.day),
            time: visitHours(visit),
          }),
        ),
    ],
    applications: own.value.flatMap(({ job, status, hasApplied }) =>
      hasApplied && job && !OVER.includes(status)
        ? [fill(t.jobInTown, { job: job.title, town: job.place.name })]
        : [],
    ),
  });
}

/**
 * Deletes the caller's account for good. Its placements end, and those concerned are told. The files are deleted first,
 * by the storage API, since deleting their rows alone would leave them. Each step can be repeated, so a second try
 * continues where the first stopped. Refusals: those of proveOwner, last_admin, second_admin_needed, files_remain.
 */
export async function deleteAccount(proof: Proof, steps = REAL): Outcome<unknown> {
  const proven = await steps.proveOwner(proof);
  if (!proven.ok) return proven;
  const files = await steps.prepare();
  if (!files.ok) return files;
  const removed = await steps.removeFiles(files.value);
  return removed.ok ? steps.deleteAccount() : removed;
}
