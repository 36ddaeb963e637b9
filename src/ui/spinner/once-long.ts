// bundle: chrome
import { serverAnswers } from '../../lib/server-answers.ts';
import * as t from './once-long.words.ts';

/** With the time in which the server must answer, within the three seconds for which people believe in a wait. */
const LONG_MS = 800;

/** After so long it is slow, even where the server answers. */
const SLOW_MS = 3_000;

/** A wait that follows another so soon is the same one to a person. */
const PAUSE_MS = 300;
let began = 0;
let ended = 0;

/**
 * Hands on what a wait says once it takes long: that it does, or that the server can’t be reached. Returns a function
 * that stops it.
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
