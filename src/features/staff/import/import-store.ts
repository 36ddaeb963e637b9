import { atom } from 'nanostores';
import { searchPlaces } from '../../../data/places.ts';
import { formatNumber } from '../../../domain/operator.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import type { Result } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { guessColumns } from './columns.ts';
import type { CsvFile } from './csv-file.ts';
import type { FindTowns, ImportKind } from './import-kind.ts';
import { type Kept, type Problem, sendRows } from './send-rows.ts';
import * as t from './words.ts';

export const MOST_ROWS = 10_000;
/** Rows sent at a time: a fifth of them if the server fails, and more again once it answers quickly. */
const AT_ONCE = 50;
const SOON_MS = 2000;
/** How often a town is looked up if the server fails. */
const MOST_TRIES = 3;
const TRY_AGAIN_MS = 3000;

type Progress = { isImport: boolean; done: number; problems: Problem[] };

export type ImportState = {
  step: 'loading' | 'choose' | 'match' | 'checking' | 'checked' | 'adding' | 'paused' | 'done';
  kept?: Kept;
  done: number;
  problems: Problem[];
  /** Required fields without a column. */
  unmatched: string[];
  fileFault?: string;
  failure?: Failure;
  lost: boolean;
};

const callsFor = ({ name, add }: ImportKind) => ({
  add,
  searchPlaces,
  pause: () => new Promise<void>((done) => setTimeout(done, TRY_AGAIN_MS)),
  files: draftStore<Kept>(`import-${name}`),
  progress: draftStore<Progress>(`import-${name}-progress`),
});

/** Imports the rows of a file: matches columns, checks the rows, and adds each once. */
export function createImport(kind: ImportKind, service = callsFor(kind)) {
  const $state = atom<ImportState>({ step: 'loading', done: 0, problems: [], unmatched: [], lost: false });
  const set = (part: Partial<ImportState>) => $state.set({ ...$state.get(), ...part });
  /** Tries until there is a connection, and a few times if the server fails. */
  const patiently = async <Answer extends Result<unknown, Failure>>(
    call: () => Promise<Answer>,
    most = 1,
  ) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await call();
      const fault = answer.ok ? undefined : answer.error.kind;
      set({ lost: fault === 'offline' });
      if (fault !== 'offline' && !(fault === 'server' && tries < most)) return answer;
      await service.pause();
    }
  };
  const towns = new Map<string, ReturnType<FindTowns>>();
  const findTowns: FindTowns = (name) => {
    const known = towns.get(name) ?? patiently(() => service.searchPlaces(name), MOST_TRIES);
    towns.set(name, known);
    return known;
  };
  const begin = async () => {
    const [kept, progress] = [await service.files.load(), await service.progress.load()];
    if (!kept) return set({ step: 'choose' });
    set({ kept, step: 'match' });
    if (progress?.isImport) {
      const { done, problems } = progress;
      set({ done, problems, step: done < kept.file.rows.length ? 'paused' : 'done' });
    }
  };

  const run = async (isImport: boolean) => {
    const { kept, done: from } = $state.get();
    if (!kept) return;
    const { length } = kept.file.rows;
    set({ step: isImport ? 'adding' : 'checking', failure: undefined });
    const keep = () => {
      const { done, problems } = $state.get();
      return isImport ? service.progress.save({ isImport, done, problems }) : undefined;
    };
    await keep();
    const send = sendRows(kind, kept, findTowns);
    let [size, most] = [AT_ONCE, AT_ONCE];
    for (let at = isImport ? from : 0; at < length; at = $state.get().done) {
      const began = performance.now();
      const answer = await patiently(() => send(at, size, (rows) => service.add(rows, !isImport)));
      const tooLarge = !answer.ok && answer.error.code === 'too_large';
      if (!answer.ok && (answer.error.kind === 'server' || tooLarge) && size > 1) {
        size = Math.ceil(size / 5);
        if (tooLarge) most = size;
        else await service.pause();
        continue;
      }
      if (!answer.ok) return set({ step: isImport ? 'paused' : 'match', failure: answer.error });
      if (performance.now() - began < SOON_MS) size = Math.min(2 * size, most);
      const { to, problems } = answer.value;
      set({ done: to, problems: [...$state.get().problems, ...problems] });
      await keep();
    }
    set({ step: isImport ? 'done' : 'checked' });
  };

  void begin();
  return {
    kind,
    $state,
    async choose(read: Promise<CsvFile | undefined>) {
      const file = await read;
      if (!file) return set({ fileFault: t.notCsv });
      if (file.rows.length > MOST_ROWS)
        return set({ fileFault: fill(t.tooManyRows, { most: formatNumber(MOST_ROWS) }) });
      const kept = {
        file,
        columns: guessColumns(file.headers, kind.fields),
        ids: file.rows.map(() => crypto.randomUUID()),
      };
      set({ kept, step: 'match', fileFault: undefined, failure: undefined, unmatched: [] });
      await service.files.save(kept);
    },
    match(field: string, column: number | undefined) {
      const { kept } = $state.get();
      if (!kept) return;
      const changed = { ...kept, columns: { ...kept.columns, [field]: column } };
      set({ kept: changed });
      void service.files.save(changed);
    },
    async check() {
      const { kept } = $state.get();
      const unmatched = kind.needed.filter((field) => kept?.columns[field] === undefined);
      set({ unmatched, done: 0, problems: [] });
      if (unmatched.length === 0) await run(false);
    },
    /** Adds the rows, beginning where it last stopped. */
    async add() {
      if ($state.get().step === 'checked') set({ done: 0, problems: [] });
      await run(true);
    },
    backToColumns: () => set({ step: 'match' }),
    async another() {
      set({ step: 'choose', kept: undefined, done: 0, problems: [], failure: undefined, lost: false });
      await service.files.forget();
      await service.progress.forget();
    },
  };
}

export type ImportStore = ReturnType<typeof createImport>;
