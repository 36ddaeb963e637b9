import { atom } from 'nanostores';
import { addCaregivers } from '../../../data/entered-profiles.ts';
import { searchPlaces } from '../../../data/places.ts';
import { emailFault } from '../../../domain/email.ts';
import { explain } from '../../../domain/explain.ts';
import { refusedFields } from '../../../domain/profile-input.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { cellsOf, type Columns, type Field, guessColumns, NEEDED } from './columns.ts';
import type { CsvFile } from './csv-file.ts';
import { readRow, type ReadRow } from './read-row.ts';
import * as t from './words.ts';

export const MOST_ROWS = 10_000;
/** So many rows go in one call: it ends within seconds on a slow server, too. */
const AT_ONCE = 25;
/** So often a call that failed on the server is tried: what it did is not done twice. */
const MOST_TRIES = 3;
const TRY_AGAIN_MS = 3000;

/** A row of the file, counted as a spreadsheet does, and what is wrong with it. */
export type Problem = { row: number; who: string; words: string };

/** The file and its columns; each row has the id with which it is added once. */
type Kept = { file: CsvFile; columns: Columns; ids: string[] };
type Progress = { isImport: boolean; done: number; problems: Problem[] };

export type ImportState = {
  step: 'loading' | 'choose' | 'match' | 'checking' | 'checked' | 'adding' | 'paused' | 'done';
  kept?: Kept;
  done: number;
  problems: Problem[];
  /** Required fields without a column. */
  unmatched: Field[];
  fileFault?: string;
  failure?: Failure;
  lost: boolean;
};

const calls = {
  addCaregivers,
  searchPlaces,
  pause: () => new Promise<void>((done) => setTimeout(done, TRY_AGAIN_MS)),
  files: draftStore<Kept>('import-caregivers'),
  progress: draftStore<Progress>('import-caregivers-progress'),
};

/** Caregivers from a file: chosen, its columns matched, its rows checked, then added one by one, each once. */
export function createImport(service = calls) {
  const $state = atom<ImportState>({ step: 'loading', done: 0, problems: [], unmatched: [], lost: false });
  const set = (part: Partial<ImportState>) => $state.set({ ...$state.get(), ...part });
  const towns = new Map<string, ReturnType<typeof searchPlaces>>();
  const findTowns = (name: string) => {
    const known = towns.get(name) ?? service.searchPlaces(name);
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

  const ask = async (rows: Parameters<typeof addCaregivers>[0], onlyCheck: boolean) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await service.addCaregivers(rows, onlyCheck);
      const fault = answer.ok ? undefined : answer.error.kind;
      set({ lost: fault === 'offline' });
      if (fault !== 'offline' && !(fault === 'server' && tries < MOST_TRIES)) return answer;
      await service.pause();
    }
  };

  const run = async (isImport: boolean) => {
    const { kept, done: from } = $state.get();
    if (!kept) return;
    const { rows } = kept.file;
    set({ step: isImport ? 'adding' : 'checking', failure: undefined });
    const firstWith = firstRows(kept);
    const keep = () => {
      const { done, problems } = $state.get();
      return isImport ? service.progress.save({ isImport, done, problems }) : undefined;
    };
    await keep();
    for (let at = isImport ? from : 0; at < rows.length; at += AT_ONCE) {
      const part = rows.slice(at, at + AT_ONCE);
      const read = await Promise.all(part.map((row) => readRow(cellsOf(row, kept.columns), findTowns)));
      read.forEach(({ row: { email }, faults }, index) => {
        const first = firstWith.get(email) ?? at + index;
        if (first < at + index && !emailFault(email)) faults.push(fill(t.sameEmail, { row: first + 2 }));
      });
      const sound = read.flatMap(({ row, faults }, index) =>
        faults.length === 0 ? [{ id: kept.ids[at + index] ?? '', ...row }] : [],
      );
      const answer = sound.length > 0 ? await ask(sound, !isImport) : undefined;
      if (answer && !answer.ok) return set({ step: isImport ? 'paused' : 'match', failure: answer.error });
      const refused = new Map((answer?.value ?? []).map((one) => [one.id, one]));
      const problems = read.flatMap((one, index): Problem[] => {
        const words = wordsOf(one, refused.get(kept.ids[at + index] ?? ''));
        const who = cellsOf(part[index] ?? [], kept.columns);
        return words ? [{ row: at + index + 2, who: who.fullName || who.email, words }] : [];
      });
      const done = Math.min(at + AT_ONCE, rows.length);
      set({ done, problems: [...$state.get().problems, ...problems] });
      await keep();
    }
    set({ step: isImport ? 'done' : 'checked' });
  };

  void begin();
  return {
    $state,
    async choose(read: Promise<CsvFile | undefined>) {
      const file = await read;
      if (!file) return set({ fileFault: t.notCsv });
      if (file.rows.length > MOST_ROWS) return set({ fileFault: fill(t.tooManyRows, { most: MOST_ROWS }) });
      const kept = {
        file,
        columns: guessColumns(file.headers),
        ids: file.rows.map(() => crypto.randomUUID()),
      };
      set({ kept, step: 'match', fileFault: undefined, failure: undefined, unmatched: [] });
      await service.files.save(kept);
    },
    match(field: Field, column: number | undefined) {
      const { kept } = $state.get();
      if (!kept) return;
      const changed = { ...kept, columns: { ...kept.columns, [field]: column } };
      set({ kept: changed });
      void service.files.save(changed);
    },
    async check() {
      const { kept } = $state.get();
      const unmatched = NEEDED.filter((field) => kept?.columns[field] === undefined);
      set({ unmatched, done: 0, problems: [] });
      if (unmatched.length === 0) await run(false);
    },
    /** Adds the rows, from the first on, or where it stopped. */
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

/** Where each email comes first. */
function firstRows({ file, columns }: Kept): Map<string, number> {
  const first = new Map<string, number>();
  file.rows.forEach((row, index) => {
    const email = cellsOf(row, columns).email.toLowerCase();
    if (!first.has(email)) first.set(email, index);
  });
  return first;
}

function wordsOf({ faults }: ReadRow, refused?: { error: string | null; detail: string | null }): string {
  if (faults.length > 0) return faults.join(' ');
  if (!refused?.error) return '';
  const { error: code, detail } = refused;
  const failure: Failure = { kind: 'refused', code, detail: detail ?? '' };
  const told = Object.entries(refusedFields(failure)).map(([field, fault]) =>
    fill(t.faultOf, { label: t.fields[field as Field]?.label ?? field, fault }),
  );
  return told.join(' ') || ROW_WORDS[code] || explain(failure);
}

const ROW_WORDS: Record<string, string> = { account_exists: t.accountExists, id_taken: t.idTaken };
