// bundle: own
import type { loadMatchingJobs } from '../../data/own-jobs.ts';
import type { ListQuery } from '../../lib/list-query.ts';
import { ok } from '../../lib/result.ts';
import * as t from './words.ts';

/** The label of the link to jobs further away. */
export const SHOW_FURTHER = t.showFurther;

/** Jobs in or near the caregiver's reach. If there are none, `further` says how many are further away. */
export async function loadNearJobs({ filters, ...query }: Partial<ListQuery>, load: typeof loadMatchingJobs) {
  const near = await load({ ...query, filters: { ...filters, near: '1' } });
  if (!near.ok) return near;
  const all = near.value.total === 0 && (await load({ ...query, filters: filters ?? {}, page: 1, size: 1 }));
  return ok({ ...near.value, further: all && all.ok ? all.value.total : 0 });
}
