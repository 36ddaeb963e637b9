import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../lib/failure.ts';
import type { Result } from '../lib/result.ts';
import { createForm, type Form } from './form.ts';

/**
 * What another person saved in the meantime: the current version, who saved it (null if not staff) and when. Also the
 * earlier version, unless the typed text is from an earlier visit.
 */
export type Conflict<Values> = { before?: Values; now: Values; by: string | null; at: string };

/** How to read and show again a record that two people may change. */
export type Reload<Row> = {
  load: () => Promise<Result<Row, Failure>>;
  refresh: () => Promise<unknown>;
};

type Options<Values, T> = Parameters<typeof createForm<Values & object, T>>[0] & {
  /** Reads the current version as values of the form. */
  latest: () => Promise<Result<Values, Failure>>;
  /** The values with which the next try says which version was seen. */
  currentVersion: (now: Values) => Partial<Values>;
  /** Called when theirs were taken, to show them on the page, too. */
  onTaken?: () => unknown;
};

export type ConflictForm<Values, T = unknown> = Form<Values, T> & {
  $conflict: ReadableAtom<Conflict<Values> | undefined>;
  /** Whose version replaced the typed one, until the next try. */
  $taken: ReadableAtom<Pick<Conflict<Values>, 'by' | 'at'> | undefined>;
  /** Lets the next try save over the shown version. */
  keepMine(): void;
  takeTheirs(): void;
};

/**
 * A form whose record another person may save first. A try that is refused for that (changed_meanwhile) keeps what was
 * typed. It shows the current version beside it until one of the two is chosen (decision 0126).
 */
export function conflictForm<Values extends object, T>({
  latest,
  currentVersion,
  onTaken,
  submit,
  ...options
}: Options<Values, T>): ConflictForm<Values, T> {
  const $conflict = atom<Conflict<Values> | undefined>();
  const $taken = atom<Pick<Conflict<Values>, 'by' | 'at'> | undefined>();
  let began = options.initial;
  const form = createForm<Values, T>({
    ...options,
    async submit(values) {
      $taken.set(undefined);
      const answer = await submit(values);
      if (answer.ok) $conflict.set(undefined);
      else if (answer.error.code === 'changed_meanwhile') {
        const now = await latest();
        if (!now.ok) return now;
        $conflict.set({
          ...(!form.$state.get().restored && { before: began }),
          now: now.value,
          ...savedBy(answer.error),
        });
      }
      return answer;
    },
  });
  return {
    ...form,
    $conflict,
    $taken,
    startFrom(values) {
      form.startFrom(values);
      if (form.$state.get().values === values) began = values;
    },
    keepMine() {
      const conflict = $conflict.get();
      if (!conflict) return;
      began = conflict.now;
      form.change(currentVersion(conflict.now));
    },
    takeTheirs() {
      const conflict = $conflict.get();
      if (!conflict) return;
      currentVersion(conflict.now);
      began = conflict.now;
      form.reset(conflict.now);
      $conflict.set(undefined);
      $taken.set({ by: conflict.by, at: conflict.at });
      void onTaken?.();
    },
  };
}

function savedBy({ detail }: Failure): { by: string | null; at: string } {
  const said = JSON.parse(detail ?? '{}') as { by?: string | null; at?: string };
  return { by: said.by ?? null, at: said.at ?? new Date().toISOString() };
}
