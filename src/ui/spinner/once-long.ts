// bundle: chrome
import { serverAnswers } from '../../lib/server-answers.ts';
import * as t from './once-long.words.ts';

/** Then the server is asked. Its answer is due within the three seconds that people wait patiently. */
const LONG_MS = 800;

/** A longer wait is slow even if the server answers. */
const SLOW_MS = 3_000;

/** A wait that follows another this soon feels like the same one. */
const PAUSE_MS = 300;
let began = 0;
let ended = 0;

/**
 * Calls `say` once a wait is long, with words that it takes long or that the server can’t be reached. Returns a
 * function to stop.
 */
export function onceLong(
  say: (words: string) => void,
  answers: typeof serverAnswers = serverAnswers,
): () => void {
  let over = false;
  const now = Date.now();
  if (now - ended > PAUSE_MS) began = now;
  const at = (ms: number, act: () => void) => setTimeout(act, began + ms - Date.now());
  const timer = at(LONG_MS, () => {
    void answers().then((reached) => {
      if (reached === false) return over || say(t.cannotReach);
      at(SLOW_MS, () => over || say(t.takesLong));
    });
  });
  return () => {
    over = true;
    ended = Date.now();
    clearTimeout(timer);
  };
}
