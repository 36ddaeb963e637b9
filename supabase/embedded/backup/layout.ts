import * as v from 'valibot';

/**
 * A backup is a gzipped tar. What is in it, in this order:
 *
 *     about.json               what it is; read before anything else
 *     secrets.json             the keys of the data folder
 *     files/ab/abcd…           the uploaded files, with `.json` beside each
 *     database/schema.json     tables, sequences, and which migrations made them, to be compared
 *     database/0.1.copy        rows of the first table in COPY's text format, in parts of a few megabytes
 *     mails/….json             emails in the mailbox
 *     contents.json            what must be in it; without it, the backup is incomplete
 */
export const names = {
  about: 'about.json',
  secrets: 'secrets.json',
  schema: 'database/schema.json',
  contents: 'contents.json',
  file: /^files\/([0-9a-f]{2}\/[0-9a-f]{64}(?:\.json)?)$/,
  rows: /^database\/(\d+)\.\d+\.copy$/,
  mail: /^mails\/([\w-]+\.json)$/,
};

export const About = v.object({
  backupOf: v.literal('caregiver-placement'),
  format: v.literal(2),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type About = v.InferOutput<typeof About>;

const Migration = v.object({
  version: v.pipe(v.string(), v.digits()),
  // It is shown in a terminal.
  name: v.nullable(v.pipe(v.string(), v.regex(/^\P{Cc}*$/u))),
  statements: v.nullable(v.array(v.string())),
});
const Table = v.object({ schema: v.string(), name: v.string(), columns: v.array(v.string()) });
const Sequence = v.object({ schema: v.string(), name: v.string(), value: v.string() });

export const Schema = v.object({
  /** The applied ones, oldest first. */
  migrations: v.array(Migration),
  tables: v.array(Table),
  /** The sequences that were used, with their last value. */
  sequences: v.array(Sequence),
});
export type Schema = v.InferOutput<typeof Schema>;
export type Table = v.InferOutput<typeof Table>;

export const Contents = v.object({
  /** How many rows each table has, in the order of `Schema.tables`. */
  rows: v.array(v.number()),
  files: v.number(),
  mails: v.number(),
  /** Objects of the storage whose file was missing. */
  missing: v.array(v.string()),
});
export type Contents = v.InferOutput<typeof Contents>;
