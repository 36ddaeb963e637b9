import * as v from 'valibot';
import { parseSecrets, type Secrets } from '../secrets.ts';
import { errorCode, StartupError } from '../startup-error.ts';
import { readArchive, readText, type ArchiveEntry } from './archive.ts';
import { About, Contents, names, Schema } from './layout.ts';
import { countRows } from './tables.ts';

/** Takes each part of a backup. A part without a function is skipped. */
export type Reader = {
  secrets?(secrets: Secrets): Promise<void>;
  /** A stored file or its `.json`, by its name in the folder. */
  file?(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  schema?(schema: Schema): Promise<void>;
  /** Rows of the table at this position of the schema, in parts. */
  rows?(table: number, content: AsyncIterable<Buffer>): Promise<void>;
  mail?(name: string, content: AsyncIterable<Buffer>): Promise<void>;
};

export type Backup = About & Schema & Contents;

/**
 * Reads a backup to its end. Throws `StartupError` if it can't be read, is not a backup, or is damaged or incomplete.
 */
export async function checkBackup(file: string): Promise<Backup> {
  const state = nothingYet();
  try {
    return await readInto(state, file, {});
  } catch (error) {
    const code = errorCode(error);
    if (code && /^E[A-Z]+$/.test(code)) throw new StartupError(`${file} cannot be read (${code}).`);
    throw new StartupError(
      state.about
        ? `The backup ${file} is damaged or not whole.`
        : `${file} is not a backup that this version can read.`,
    );
  }
}

/** Reads a backup that was checked, and hands each part on. Any error is thrown as it is. */
export const readBackup = (file: string, reader: Reader): Promise<Backup> =>
  readInto(nothingYet(), file, reader);

async function readInto(state: State, file: string, reader: Reader): Promise<Backup> {
  for await (const entry of readArchive(file)) await readEntry(entry, reader, state);
  const { about, schema, contents } = state;
  if (!about || !schema || !contents || !isWhole(state, contents)) throw new Error('not whole');
  return { ...about, ...schema, ...contents };
}

type State = {
  names: Set<string>;
  about?: About;
  schema?: Schema;
  contents?: Contents;
  rows: number[];
  files: number;
  mails: number;
};
const nothingYet = (): State => ({ names: new Set(), rows: [], files: 0, mails: 0 });

async function readEntry({ name, content }: ArchiveEntry, reader: Reader, state: State): Promise<void> {
  if (state.names.has(name)) throw new Error(`${name} is there twice`);
  state.names.add(name);
  const [, file] = names.file.exec(name) ?? [];
  const [, mail] = names.mail.exec(name) ?? [];
  const [, table] = names.rows.exec(name) ?? [];
  if (!state.about) {
    if (name !== names.about) throw new Error('not a backup');
    state.about = parse(About, await readText(content));
  } else if (name === names.secrets) {
    await (reader.secrets ?? drop)(parseSecrets(await readText(content)));
  } else if (file !== undefined) {
    if (!file.endsWith('.json')) state.files += 1;
    await (reader.file ?? drain)(file, content);
  } else if (name === names.schema) {
    state.schema = parse(Schema, await readText(content));
    state.rows = state.schema.tables.map(() => 0);
    await (reader.schema ?? drop)(state.schema);
  } else if (table !== undefined && Number(table) < state.rows.length) {
    await (reader.rows ?? drain)(Number(table), counted(content, Number(table), state));
  } else if (mail !== undefined) {
    state.mails += 1;
    await (reader.mail ?? drain)(mail, content);
  } else if (name === names.contents) {
    state.contents = parse(Contents, await readText(content));
  } else throw new Error(`unknown part ${name}`);
}

async function* counted(content: AsyncIterable<Buffer>, table: number, state: State): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    state.rows[table] = (state.rows[table] ?? 0) + countRows(chunk);
    yield chunk;
  }
}

async function drain(_name: unknown, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) void chunk;
}
const drop = () => Promise.resolve();

const parse = <Shape extends v.GenericSchema>(shape: Shape, text: string): v.InferOutput<Shape> =>
  v.parse(shape, JSON.parse(text));

const isWhole = (read: State, said: Contents) =>
  read.names.has(names.secrets) &&
  read.files === said.files &&
  read.mails === said.mails &&
  read.rows.join() === said.rows.join();
