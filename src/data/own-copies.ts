import { $copied } from '../state/copied.ts';
import { dropCopies, readCopies, readCopy, storeCopy } from '../state/copy-store.ts';
import { profile } from '../state/device/storage.ts';
import { backendUrl, publishableKey } from './backend.ts';
import { keptSession } from './client.ts';
import { copyKey, outdated, type Question } from './kept-copies.ts';

/** The headers of an answer that the data client reads. */
const HEADERS = ['content-type', 'content-range'];
const FIRST_LOOK_MS = 1_000;
const LONGEST_MS = 10_000;
/** Once the service has answered, it is trusted to answer late, on a slow line. */
const TRUST_MS = 60_000;

const SWEEP_MS = 500;
/** Copies from within this time count as read together. */
const ALIKE_MS = 60_000;

let sweeping: ReturnType<typeof setTimeout> | undefined;
let looking: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_LOOK_MS;
let trustedUntil = 0;

/** Keeps an answer if its call is one to keep, and removes a copy that the service refuses. */
export async function keep(question: Question, answer: Response): Promise<void> {
  const key = copyKey(question);
  if (!key) return;
  const { owner } = question;
  const body = await answer.text();
  if (answer.ok) {
    const headers = [...answer.headers].filter(([name]) => HEADERS.includes(name));
    await storeCopy(key, { owner, at: Date.now(), body, headers }, () => keptSession()?.user.id === owner);
  } else if (answer.status < 500) await dropCopies([key]);
  clearTimeout(sweeping);
  sweeping = setTimeout(() => void sweep(owner), SWEEP_MS);
}

/** The service's answer or, if none comes, the copy. */
export async function answerFor(question: Question, asked: Promise<Response>): Promise<Response> {
  const failed = asked.then(
    ({ status }) => status > 500,
    () => true,
  );
  if (Date.now() < trustedUntil && !(await failed)) return asked;
  await sweep(question.owner);
  const key = copyKey(question);
  const copy = key && (await readCopy(key));
  lookAgain();
  asked.then(
    (late) => void (late.ok && keep(question, late.clone())),
    () => undefined,
  );
  if (copy) {
    showsCopy(copy.at);
    return new Response(copy.body, { headers: copy.headers });
  }
  // The profile has its own copy, with which the area opens.
  const knows = question.url.includes('/rest/v1/users?') && profile.read()?.id === question.owner;
  if (knows || (await failed)) throw unreachable();
  return asked;
}

/** Copies from about the same time are announced once, since each change redraws the page. */
function showsCopy(at: number): void {
  const { pathname: path } = location;
  const shown = $copied.get();
  if (shown?.path !== path) $copied.set({ at, oldest: at, path });
  else if (at > shown.at + ALIKE_MS) $copied.set({ ...shown, at });
  else if (at < shown.oldest - ALIKE_MS) $copied.set({ ...shown, oldest: at });
}

/** An AbortError keeps the data client from retrying, since we check for the connection ourselves. */
const unreachable = () => new DOMException('The service can’t be reached', 'AbortError');

async function sweep(owner: string): Promise<void> {
  await dropCopies(outdated(await readCopies(), owner)).catch(() => undefined);
}

/** Checks whether the service is back, at growing intervals, and at once when the person returns to the page. */
function lookAgain(): void {
  if (looking) return;
  looking = setTimeout(() => void look(), pause);
  pause = Math.min(2 * pause, LONGEST_MS);
}

async function look(): Promise<void> {
  const answer = await fetch(`${backendUrl()}/auth/v1/health`, {
    headers: { apikey: publishableKey },
    cache: 'no-store',
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch(() => undefined);
  if (!looking) return;
  looking = undefined;
  if (!answer?.ok) return lookAgain();
  trustedUntil = Date.now() + TRUST_MS;
  // Everything that waits for a connection waits for this event, even if the device was never offline.
  dispatchEvent(new Event('online'));
}

addEventListener('online', () => {
  clearTimeout(looking);
  looking = undefined;
  pause = FIRST_LOOK_MS;
  // Screens that show a copy reload on this event, too.
  setTimeout(() => $copied.set(undefined));
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || !looking) return;
  clearTimeout(looking);
  void look();
});
