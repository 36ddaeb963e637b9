import { atom, onMount } from 'nanostores';
import type { Hit } from '../../../data/search.ts';
import type { Failure } from '../../../lib/failure.ts';
import { released } from '../../../lib/released.ts';
import type { Result } from '../../../lib/result.ts';
import { type AnyHit, inOrder, screensNamed } from './hits.ts';

export type Search = (words: string) => Promise<Result<Hit[], Failure>>;

/** The hits for the latest words. During the next search they stay, but can't be chosen. */
type Found = {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  words: string;
  hits: readonly AnyHit[];
  error?: Failure;
  /** The index of the hit that Enter opens; -1 for none. */
  active: number;
};

const SHORTEST = 2;
const NOTHING: Found = { phase: 'idle', words: '', hits: [], active: -1 };

/** Searches once typing pauses, ignores answers to earlier words, and keeps which hit is chosen. */
export function createFind(search: Search, pause = 200) {
  const $found = atom<Found>(NOTHING);
  let question = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    const mine = ++question;
    const { words } = $found.get();
    const answer = await search(words);
    await released();
    if (mine !== question) return;
    if (answer.ok) {
      const hits = inOrder([...answer.value, ...screensNamed(words)]);
      $found.set({ phase: 'ready', words, hits, active: hits.length > 0 ? 0 : -1 });
    } else {
      $found.set({ phase: 'failed', words, hits: [], error: answer.error, active: -1 });
    }
  };
  const begin = (words: string, wait: number) => {
    clearTimeout(timer);
    question += 1;
    if (words.length < SHORTEST) return $found.set({ ...NOTHING, words });
    $found.set({ phase: 'loading', words, hits: $found.get().hits, active: -1 });
    timer = setTimeout(() => void ask(), wait);
  };
  const again = () => begin($found.get().words, 0);

  onMount($found, () => {
    const isBack = () => {
      if ($found.get().error?.kind === 'offline') again();
    };
    globalThis.addEventListener?.('online', isBack);
    return () => {
      clearTimeout(timer);
      question += 1;
      globalThis.removeEventListener?.('online', isBack);
    };
  });

  return {
    $found,
    again,
    type(text: string) {
      const words = text.trim();
      if (words !== $found.get().words) begin(words, pause);
    },
    /** Chooses the next or previous hit; after the last comes the first. */
    move(step: 1 | -1) {
      const { hits, active, phase } = $found.get();
      if (phase !== 'ready' || hits.length === 0) return;
      $found.set({ ...$found.get(), active: (active + step + hits.length) % hits.length });
    },
  };
}
