// bundle: chrome
import { serverAnswers } from '../../lib/server-answers.ts';
import * as t from './once-long.words.ts';

/** With the time in which the server must answer, within the three seconds for which people believe in a wait. */
const LONG_MS = 800;

/**
 * Hands on what a wait says once it takes long: that the server can’t be reached, or that it is slow. Returns a function
 * that stops it.
 */
export function onceLong(say: (words: string) => void, answers = serverAnswers): () => void {
  let over = false;
  const timer = setTimeout(
    () => void answers().then((reached) => over || say(reached ? t.takesLong : t.cannotReach)),
    LONG_MS,
  );
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
