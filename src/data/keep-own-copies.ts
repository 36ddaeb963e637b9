import { role } from '../state/device/storage.ts';
import { fetchAsCaller, keptSession, way } from './client.ts';

/** The first screen loads before copies are kept. A quick tap to another page must not lose them. */
const SETTLING_MS = 2_000;
/** Events that may lead away from the page. */
const LEAVING = ['pointerdown', 'keydown', 'pagehide'];
/** If there is no answer for this long, the copy is used, if there is one. */
const PATIENCE_MS = 5_000;
/** A proxy's answers while its server is down. */
const PASSING = [502, 503, 504];

const copies = () => import('./own-copies.ts');

/**
 * Makes this page keep copies of what the signed-in caregiver reads, and show them while the service can't be reached
 * (decision 0138). The code for it loads after the screen, or when it is needed.
 */
export function keepOwnCopies(): void {
  // Once the first screen has settled, answers are kept at once: the page may be left right after a step.
  let settled: Promise<void> | undefined;
  way.send = async (input, init) => {
    const owner = keptSession()?.user.id;
    const asked = fetchAsCaller(input, init);
    if (!owner || role.read() !== 'caregiver') return asked;
    const question = { owner, url: String(input), ...init };
    const answer = await Promise.race([asked.catch(() => undefined), silence()]);
    if (!answer || PASSING.includes(answer.status))
      return copies().then(
        ({ answerFor }) => answerFor(question, asked),
        () => asked,
      );
    const copy = answer.clone();
    const keep = () => copies().then((code) => code.keep(question, copy));
    settled ??= settling();
    void settled.then(keep).catch(() => undefined);
    return answer;
  };
}

/** After a moment, or before the page is left. */
const settling = () =>
  new Promise<void>((resolve) => {
    const once = new AbortController();
    const end = () => {
      once.abort();
      resolve();
    };
    setTimeout(end, SETTLING_MS);
    for (const event of LEAVING) addEventListener(event, end, { signal: once.signal, capture: true });
  });

const silence = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
