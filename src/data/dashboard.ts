import type { DataError } from '../lib/data-error.ts';
import { ok, type Result } from '../lib/result.ts';
import { rest } from './client.ts';
import { respondCount } from './respond.ts';

export type Workload = Record<'requests' | 'jobs' | 'applications' | 'profiles' | 'documents', number>;

/** How much waits for an admin, one number per kind of work. */
export async function loadWorkload(): Promise<Result<Workload, DataError>> {
  const head = { count: 'exact', head: true } as const;
  const counts = {
    requests: rest().from('requests').select('id', head).in('status', ['submitted', 'in_review']),
    jobs: rest().from('jobs').select('id', head).eq('status', 'open'),
    applications: rest().from('applications').select('id', head).eq('status', 'submitted'),
    profiles: rest().from('caregiver_profiles').select('user_id', head).eq('status', 'submitted'),
    documents: rest().from('documents').select('id', head).eq('status', 'uploaded'),
  };
  const workload: Workload = { requests: 0, jobs: 0, applications: 0, profiles: 0, documents: 0 };
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
