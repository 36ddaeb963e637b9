import { keptSession } from '../../../data/client.ts';
import type { DocumentRecord } from '../../../data/document-files.ts';
import { askToLeave } from '../../../data/leaving.ts';
import { applyToJob } from '../../../data/own-application-steps.ts';
import { addTimeOff, removeTimeOff } from '../../../data/time-off.ts';
import { cannotCome, comeAfterAll } from '../../../data/visit-absence.ts';
import type { Failure } from '../../../lib/failure.ts';
import { isUnderWay } from '../../../lib/under-way.ts';
import { released } from '../../../lib/released.ts';
import { oneAtATime } from '../../../lib/one-at-a-time.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { type Said, said } from '../../../state/device/said.ts';
import { applicationDraft } from '../apply/application-draft.ts';
import { wasRecorded } from '../documents/recorded.ts';
import { daysOffDraft } from '../profile/days-off-draft.ts';
import { $said } from './said.ts';

const calls = {
  cannotCome,
  comeAfterAll,
  applyToJob,
  askToLeave,
  addTimeOff,
  removeTimeOff,
  // Few people record a document.
  recordDocument: async (record: DocumentRecord) =>
    (await import('../../../data/document-files.ts')).recordDocument(record),
  ownId: () => keptSession()?.user.id,
};
export type SayCalls = typeof calls;

/** What happened: it arrived, it waits on this device, or it cancelled something that was never sent. */
export type Fate = 'told' | 'waiting' | 'unsaid';

const LOCK = 'said';
const AGAIN_MS = 30_000;

/**
 * Sends what a caregiver says. It is kept on this device until it has arrived. If it is refused, it is removed. `queue`
 * adds it to what waits, or removes what it cancels.
 */
export async function say<Words extends Said>(
  newWords: (owner: string) => Words,
  service = calls,
  queue: (words: Words) => Promise<'queued' | 'unsaid'> = keep,
): Promise<Result<Fate, Failure>> {
  const owner = service.ownId();
  if (!owner) return fail({ kind: 'signed-out', code: 'no_session' });
  const words = newWords(owner);
  const put = await oneAtATime(LOCK, () => queue(words)).catch(() => undefined);
  // A browser that stores nothing sends at once or not at all.
  if (!put) return toFate(await send(words, service));
  const sent = sendSaid(service);
  // Offline, a try would only take time.
  if (navigator.onLine !== false) await sent;
  if (put === 'unsaid') return ok('unsaid');
  const left = (await said.of(owner)).find(({ id }) => id === words.id);
  if (!left) return ok('told');
  if (!left.problem) {
    followSaid();
    return ok('waiting');
  }
  await drop(left.id, service);
  return fail(left.problem);
}

async function keep(words: Said): Promise<'queued'> {
  await said.keep(words);
  return 'queued';
}

/** Sends what waits, in the order in which it was said. If one can't be sent, it and all after it keep waiting. */
export const sendSaid = (service = calls): Promise<void> =>
  oneAtATime(LOCK, async () => {
    const owner = service.ownId();
    if (!owner) return;
    const waiting = await said.of(owner);
    // Shown before trying, since a try without a connection takes a while.
    $said.set(waiting);
    for (const one of waiting) {
      if (one.problem || (await isUnderWay(one.id))) continue;
      const tried = { ...one, tries: one.tries + 1 };
      await said.keep(tried);
      const answer = await send(one, service);
      // If another person has signed in, this answer is not about their words.
      if (service.ownId() !== owner) return;
      if (answer.ok) {
        await said.forget(one.id);
        if (one.kind === 'document') await wasRecorded(one);
      } else if (isFinal(answer.error)) {
        await giveBack(one);
        await said.keep({ ...tried, problem: answer.error });
      } else break;
    }
    // The notices move the page.
    await released();
    $said.set(await said.of(owner));
  }).catch(() => undefined);

async function send(words: Said, service: SayCalls): Promise<Result<unknown, Failure>> {
  if (words.kind === 'apply') return service.applyToJob(words.id, words);
  if (words.kind === 'leave') return service.askToLeave(words.id, words.placementId, words);
  if (words.kind === 'days_off') return service.addTimeOff(words.id, words, words.visits);
  if (words.kind === 'remove_days_off') return service.removeTimeOff(words.daysId, words.comes);
  if (words.kind === 'document') return service.recordDocument(words.record);
  if (words.kind === 'cannot_come') return service.cannotCome(words.changeId, words, words.reason);
  const answer = await service.comeAfterAll(words.changeId);
  // It never arrived, or its placement has ended, so there is nothing to undo.
  return !answer.ok && answer.error.code === 'visit_change_not_found' ? ok(null) : answer;
}

/** Puts what was refused back into its form: an application or days off. */
async function giveBack(words: Said): Promise<void> {
  if (words.kind === 'days_off') await daysOffDraft(words.owner).save({ from: words.from, to: words.to });
  if (words.kind !== 'apply') return;
  const { owner, jobId, message, mayBeShown, times } = words;
  await applicationDraft(owner, jobId).save({
    message,
    mayShare: mayBeShown ? 'yes' : 'no',
    times: times ?? null,
  });
}

const isFinal = ({ kind, code }: Failure) =>
  ['refused', 'not-found', 'denied'].includes(kind) && code !== 'too_many_requests';

const toFate = (answer: Result<unknown, Failure>): Result<Fate, Failure> => (answer.ok ? ok('told') : answer);

/** Removes a notice that the caregiver has read. */
export async function drop(id: string, service = calls): Promise<void> {
  await said.forget(id);
  $said.set(await said.of(service.ownId() ?? ''));
}

let following = false;

/** While this page is open, sends what waits, now and whenever it may work. */
export function followSaid(): void {
  if (following) return;
  following = true;
  addEventListener('online', () => void sendSaid());
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void sendSaid(),
  );
  setInterval(() => $said.get().some(({ problem }) => !problem) && void sendSaid(), AGAIN_MS);
  void sendSaid();
}
