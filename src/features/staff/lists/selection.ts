import { atom, computed } from 'nanostores';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';

/** What a row came to, with the row as it was then. */
export type Outcome<Row> = { row: Row; failure: Failure | undefined };
export type Selection<Row> = ReturnType<typeof createSelection<Row>>;

/** The rows that are chosen, on whichever page, and what came of doing something with each. */
export function createSelection<Row>(keyOf: (row: Row) => string) {
  const $rows = atom<ReadonlyMap<string, Row>>(new Map());
  const $outcomes = atom<readonly Outcome<Row>[]>([]);
  /** How many are left, while something is done. */
  const $left = atom(0);
  const choose = (rows: readonly Row[], chosen: boolean) => {
    const next = new Map($rows.get());
    for (const row of rows) {
      if (chosen) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
    }
    $rows.set(next);
  };
  return {
    keyOf,
    $rows,
    $outcomes,
    $left,
    $keys: computed($rows, (rows) => new Set(rows.keys()) as ReadonlySet<string>),
    choose(rows: readonly Row[], chosen: boolean) {
      $outcomes.set([]);
      choose(rows, chosen);
    },
    clear() {
      $outcomes.set([]);
      $rows.set(new Map());
    },
    /** Does it with one row after the other. What is done is chosen no more; what failed stays chosen. */
    async run(step: (row: Row) => Promise<Result<unknown, Failure>>): Promise<readonly Outcome<Row>[]> {
      const rows = [...$rows.get().values()];
      $outcomes.set([]);
      for (const [at, row] of rows.entries()) {
        $left.set(rows.length - at);
        const result = await step(row);
        if (result.ok) choose([row], false);
        $outcomes.set([...$outcomes.get(), { row, failure: result.ok ? undefined : result.error }]);
      }
      $left.set(0);
      return $outcomes.get();
    },
  };
}
