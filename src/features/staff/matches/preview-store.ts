import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { DocumentKind } from '../../../domain/vocabulary.ts';
import type { Failure } from '../../../lib/failure.ts';
import { released } from '../../../lib/released.ts';
import type { Result } from '../../../lib/result.ts';
import type { Loaded } from '../../../state/loadable.ts';
import type { Preview } from './load-matches.ts';

/** The choices that decide who matches. */
export type Chosen = { requiredCredentials: DocumentKind[]; availability: number };
export type AskPreview = (chosen: Chosen) => Promise<Result<Preview, Failure>>;
export type PreviewStore = ReturnType<typeof createPreview>;

/** The last answer stays on the screen, greyed, until the next one comes. */
type Shown = { answer: Loaded<Preview>; stale: boolean };

/**
 * Who would match a form's choices. It asks at first, and again shortly after each choice. It does not ask while no
 * time of `week` is chosen, since the database would refuse.
 */
export function createPreview(
  $form: ReadableAtom<{ values: Chosen }>,
  ask: AskPreview,
  { week = ~0, pause = 400 } = {},
) {
  const within = ({ requiredCredentials, availability }: Chosen): Chosen => ({
    requiredCredentials,
    availability: availability & week,
  });
  const $shown = atom<Shown>({ answer: { state: 'loading' }, stale: false });
  let latest = '';
  const load = async (chosen: Chosen) => {
    const question = keyOf(chosen);
    const result = await ask(chosen);
    await released();
    if (question !== latest) return;
    const answer: Loaded<Preview> = result.ok
      ? { state: 'ready', value: result.value }
      : { state: 'failed', error: result.error };
    $shown.set({ answer, stale: false });
  };
  onMount($shown, () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = $form.subscribe((typed) => {
      const values = within(typed.values);
      if (keyOf(values) === latest) return;
      const isFirst = latest === '';
      latest = keyOf(values);
      $shown.set({ ...$shown.get(), stale: true });
      clearTimeout(timer);
      if (values.availability === 0) return;
      timer = setTimeout(() => void load(values), isFirst ? 0 : pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
      latest = '';
    };
  });
  return { $shown, again: () => load(within($form.get().values)) };
}

const keyOf = ({ requiredCredentials, availability }: Chosen) =>
  JSON.stringify([[...requiredCredentials].sort(), availability]);
