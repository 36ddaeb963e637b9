import { createStore, delMany, set, type UseStore, values } from 'idb-keyval';
import type { NamedJob } from '../../domain/job-name.ts';
import type { VisitTimes } from '../../domain/visit-state.ts';
import type { Failure } from '../../lib/failure.ts';
import { saidMark } from './storage.ts';

/** What a caregiver said of a visit, as they saw it, until the service has it. */
export type Said = VisitTimes & {
  id: string;
  /** The account that said it: no other reads or sends it. */
  owner: string;
  kind: 'cannot_come' | 'can_come';
  /** Under which it stands in the database, so that what is sent twice counts once. */
  changeId: string;
  placementId: string;
  job: NamedJob;
  reason: string;
  /** When, in milliseconds. */
  at: number;
  tries: number;
  /** Why it does not count. It stays until the caregiver has read that. */
  problem?: Failure;
};

let opened: UseStore | undefined;
// Asked for in async functions only: some browsers refuse a database by a throw.
const store = () => (opened ??= createStore('said', 'words'));

/** A database of its own, so that one person's words do not go when another one logs out. */
export const said = {
  /** The oldest first. */
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

/** What the service has not heard from an account. */
export const unsentBy = async (owner: string) => (await said.of(owner)).filter(({ problem }) => !problem);

/** Leaves nothing here that an account said. */
export const forgetSaidBy = async (owner: string) =>
  said.forget(...(await said.of(owner)).map(({ id }) => id));
