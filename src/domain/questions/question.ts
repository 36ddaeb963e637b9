import type { SetTimes } from '../set-times.ts';
import type { CareType, ContactWay, Relation, Start } from '../vocabulary.ts';

/** The answers that other questions depend on. */
export type Given = {
  /** Staff enter the request for someone who calls or writes. */
  byStaff: boolean;
  relation: Relation | '';
  careTypes: readonly CareType[];
  flexible: boolean;
  availability: number;
  setTimes: SetTimes;
  hoursPerVisit: string;
  start: Start;
  contactBy: ContactWay | '';
  contactPhone: string;
  contactEmail: string;
};

/** Which control asks, with what only that control needs; `ui` knows how each of them looks. */
type Control =
  | {
      kind: 'text';
      type?: 'tel' | 'email';
      autoComplete?: string | ((given: Given) => string);
      inputMode?: 'decimal';
      width?: 'short' | 'medium';
      /** Shown before the value: €. */
      prefix?: string;
    }
  | { kind: 'long-text'; rows?: number; longest?: number; autoComplete?: string }
  /** With `behind` it is folded under these words until it is wanted. */
  | {
      kind: 'one-of' | 'any-of';
      words: Record<string, string>;
      hints?: Record<string, string>;
      behind?: string;
    }
  | { kind: 'tick' }
  | { kind: 'week' }
  /** A time for each chosen part of the day. */
  | { kind: 'set-times' }
  | { kind: 'day' }
  | { kind: 'place' };

/** Where staff read a stored answer, and under which term. */
export type StaffReading<Stored> = {
  card: 'care' | 'contact';
  term: string;
  inWords?(stored: Stored): string | null;
  /** Left out without an answer. Other terms get a dash. */
  ifGiven?: true;
  /** What a click does: call or write. */
  link?: 'tel' | 'mailto';
};

/**
 * One question of a request, with all that the browser needs. The database has its own check of every answer
 * (`private.request_faults`); tests/db/questions.test.ts compares the two.
 * - Value: in the field; Sent: to `submit_request`; Stored: as staff read it back.
 */
export type Question<Value = unknown, Sent = Value, Stored = Sent> = {
  /** The answer before anyone has given one. */
  initial: Value;
  /** The question as the person reads it. */
  wording: string | ((given: Given) => string);
  /** The wording for the family, if a helper was asked about themselves. */
  record?: string;
  hint?: string | ((given: Given) => string | undefined);
  /** Says "(optional)" beside the wording. */
  optional?: true | ((given: Given) => boolean);
  control: Control;
  /** Whether these answers need it; by default they do. */
  applies?(given: Given): boolean;
  /** What is wrong with an answer, in words; `today` is yyyy-mm-dd. */
  fault?(value: Value, today: string, given: Given): string | undefined;
  /**
   * The answer in words, as it is frozen with the request. '' if it was left out. Without words nothing is
   * frozen.
   */
  inWords?(value: Value, given: Given): string | undefined;
  /** Its name in the payload, in camel case, and its value there. Without this nothing is sent. */
  sent?: { as: string; value(value: Value): Sent };
  /** How staff read it, or the name of the question that it is read with. */
  staff?: StaffReading<Stored> | { with: string; inWords?(stored: Stored): string | null };
  /** It stays when the family erases the request (decision 0064). */
  outlivesErasure?: true;
};

/** A question whose answer is sent as it is, under its own name. */
export const asIs = <Value>(name: string) => ({ as: name, value: (value: Value) => value });

/** A question whose text is sent without the spaces around it. */
export const trimmed = (name: string) => ({ as: name, value: (text: string) => text.trim() });

/** A text as it is frozen. */
export const plain = (text: string) => text.trim();
