import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import type { PluralText } from '../../../lib/fill.ts';
import type { PresetKind } from '../../../data/presets.ts';
import type { About } from '../presets/placeholders.ts';
import type { Wording } from '../../../domain/explain.ts';

/** A step for each chosen row, made of the step for one. */
export type ManyStep<Row> = {
  label: string;
  danger?: true;
  /** The result for a row, such as “Declined”; a function if it depends on the row. */
  done: string | ((row: Row) => Promise<string>);
  act: (row: Row, said: string) => Promise<Result<unknown, Failure>>;
  /** What staff write or choose once for all rows. */
  ask?: {
    /** The key of the draft on this device. */
    draft: string;
    title: PluralText;
    label: string;
    hint: string;
    optional?: true;
    /** The kind of saved texts that can be used here, with the names each row fills in. */
    preset?: PresetKind;
    /** The options to choose from; without them it is a text. */
    options?: () => Promise<Result<readonly { value: string; label: string }[], Failure>>;
  };
  /** The values of a text's placeholders for a row. */
  aboutOf?: (row: Row) => About;
  wording?: Wording;
};
