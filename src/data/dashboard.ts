import type { DataError } from '../lib/data-error.ts';
import { ok, type Result } from '../lib/result.ts';
import { rest } from './client.ts';
import { respondCount } from './respond.ts';

export type Workload = Record<
  'newRequests' | 'reviewedRequests' | 'openRequests' | 'applications' | 'profiles' | 'documents',
  number
>;

/** How much waits for an admin, one number per kind of work; `documents` counts the caregivers whose they are. */
export async function loadWorkload(): Promise<Result<Workload, DataError>> {
  const head = { count: 'exact', head: true } as const;
  const counts = {
    newRequests: rest().from('requests').select('id', head).eq('status', 'submitted'),
    reviewedRequests: rest().from('requests').select('id', head).eq('status', 'in_review'),
    openRequests: rest().from('requests').select('id', head).eq('status', 'open'),
    applications: rest().from('applications').select('id', head).eq('status', 'submitted'),
    profiles: rest().from('caregiver_profiles').select('user_id', head).eq('status', 'submitted'),
    documents: rest()
      .from('caregiver_profiles')
      .select('user_id, documents!inner(status)', head)
      .eq('documents.status', 'uploaded'),
  };
  const workload: Workload = {
    newRequests: 0,
    reviewedRequests: 0,
    openRequests: 0,
    applications: 0,
    profiles: 0,
    documents: 0,
  };
  const answers = await Promise.all(
    (Object.keys(counts) as (keyof Workload)[]).map(async (kind) => ({
      kind,
      count: await respondCount(counts[kind]),
    })),
  );
  for (const { kind, count } of answers) {
    if (!count.ok) return count;
    workload[kind] = count.value;
  }
  return ok(workload);
}
