import type { Failure } from '../lib/failure.ts';
import { ok, type Result } from '../lib/result.ts';
import { rest } from './client.ts';
import { loadFailedMails } from './failed-mails.ts';
import { respondCount } from './respond.ts';

export type Workload = Record<
  | 'newRequests'
  | 'answers'
  | 'reviewedRequests'
  | 'applications'
  | 'notWell'
  | 'profiles'
  | 'changes'
  | 'documents'
  | 'failedMails',
  number
>;

/**
 * How much waits for an admin, one number per kind of work. `answers` counts requests with unread answers, `notWell` placements,
 * `failedMails` a hundred at most.
 */
export async function loadWorkload(): Promise<Result<Workload, Failure>> {
  const head = { count: 'exact', head: true } as const;
  const counts = {
    newRequests: rest().from('requests').select('id', head).eq('status', 'submitted'),
    answers: rest()
      .from('requests')
      .select('id, questions:request_questions!inner(id)', head)
      .not('questions.answered_at', 'is', null)
      .is('questions.read_at', null),
    reviewedRequests: rest().from('requests').select('id', head).eq('status', 'in_review'),
    notWell: rest()
      .from('placements')
      .select('id, checkIns:check_ins!inner(id)', head)
      .eq('checkIns.answer', 'not_well')
      .is('checkIns.handled_at', null),
    applications: rest().from('applications').select('id', head).eq('status', 'submitted'),
    profiles: rest().from('caregiver_profiles').select('user_id', head).eq('status', 'submitted'),
    changes: rest()
      .from('caregiver_profiles')
      .select('user_id', head)
      .eq('status', 'approved')
      .not('changes_since', 'is', null)
      .is('changes_reason', null),
    documents: rest().from('documents').select('id', head).eq('status', 'uploaded'),
  };
  const kinds = Object.keys(counts) as (keyof typeof counts)[];
  const [failedMails, ...answers] = await Promise.all([
    loadFailedMails(),
    ...kinds.map((kind) => respondCount(counts[kind])),
  ]);
  if (!failedMails.ok) return failedMails;
  const numbers: number[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    numbers.push(answer.value);
  }
  const counted = Object.fromEntries(kinds.map((kind, index) => [kind, numbers[index]]));
  return ok({ ...counted, failedMails: failedMails.value.length } as Workload);
}
