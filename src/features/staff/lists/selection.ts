import { atom, computed } from 'nanostores';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';

/** The result for a row, with the row as it was then. */
export type Outcome<Row> = { row: Row; done: string | undefined; failure: Failure | undefined };
export type Selection<Row> = ReturnType<typeof createSelection<Row>>;

const NOT_KEPT = { read: (): unknown => [], keep: () => false };

/** The chosen rows, on any page, and the result for each. */
export function createSelection<Row>(
  keyOf: (row: Row) => string,
  kept: { read(): unknown; keep(keys: readonly string[] | undefined): boolean } = NOT_KEPT,
) {
  const $rows = atom<ReadonlyMap<string, Row>>(new Map());
  /** Rows chosen before a reload, and not read again yet. */
  const waiting = new Set([kept.read() ?? []].flat().map(String));
  const $outcomes = atom<readonly Outcome<Row>[]>([]);
  /** How many rows are left while a step runs. */
  const $left = atom(0);
  const choose = (rows: readonly Row[], chosen: boolean) => {
    const next = new Map($rows.get());
    for (const row of rows) {
      if (chosen) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
      waiting.delete(keyOf(row));
    }
    show(next);
  };
  const show = (rows: ReadonlyMap<string, Row>) => {
    $rows.set(rows);
    const keys = [...rows.keys(), ...waiting];
    kept.keep(keys.length > 0 ? keys : undefined);
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
    /** Takes the rows just read. */
    meet(rows: readonly Row[]) {
      const isChosen = (key: string) => waiting.has(key) || $rows.get().has(key);
      choose(
        rows.filter((row) => isChosen(keyOf(row))),
        true,
      );
    },
    clear() {
      $outcomes.set([]);
      waiting.clear();
      show(new Map());
    },
    /** Takes the step for one row after the other. Rows stay chosen only if it fails. */
    async run(step: (row: Row) => Promise<Result<string, Failure>>): Promise<readonly Outcome<Row>[]> {
      const rows = [...$rows.get().values()];
      $outcomes.set([]);
      for (const [at, row] of rows.entries()) {
        $left.set(rows.length - at);
        const result = await step(row);
        if (result.ok) choose([row], false);
        const outcome = result.ok
          ? { row, done: result.value, failure: undefined }
          : { row, done: undefined, failure: result.error };
        $outcomes.set([...$outcomes.get(), outcome]);
      }
      $left.set(0);
      return $outcomes.get();
    },
  };
}
