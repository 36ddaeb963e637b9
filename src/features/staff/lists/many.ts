import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import type { PluralText } from '../../../lib/fill.ts';
import type { PresetKind } from '../../../data/presets.ts';
import type { About } from '../presets/placeholders.ts';
import type { Wording } from '../../../domain/explain.ts';

/** Something that can be done with each of the chosen rows, by the call that does it with one. */
export type ManyStep<Row> = {
  label: string;
  danger?: true;
  /** What a row came to: “Declined”; of what depends on the row, once it is done. */
  done: string | ((row: Row) => Promise<string>);
  act: (row: Row, said: string) => Promise<Result<unknown, Failure>>;
  /** What is said to all of them, or chosen for all of them, before. */
  ask?: {
    /** Under which words are kept on this device. */
    draft: string;
    title: PluralText;
    label: string;
    hint: string;
    /** It may be left out. */
    optional?: true;
    /** Of which kind the team may keep texts of it, with what they name in each row. */
    preset?: PresetKind;
    /** If one of these is chosen; else it is written. */
    options?: () => Promise<Result<readonly { value: string; label: string }[], Failure>>;
  };
  /** What the placeholders of a text are for a row. */
  aboutOf?: (row: Row) => About;
  wording?: Wording;
};
