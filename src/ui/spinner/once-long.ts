// bundle: chrome
import { serverAnswers } from '../../lib/server-answers.ts';
import * as t from './once-long.words.ts';

/** With the time in which the server must answer, within the three seconds for which people believe in a wait. */
const LONG_MS = 800;

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
  const timer = setTimeout(
    () => void answers().then((reached) => over || say(reached === false ? t.cannotReach : t.takesLong)),
    began + LONG_MS - now,
  );
  return () => {
    over = true;
    ended = Date.now();
    clearTimeout(timer);
  };
}
