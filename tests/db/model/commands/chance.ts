import { CAREGIVERS, type Rows } from '../rows.ts';
import { staffOf } from './disguise.ts';

/** Chooses the records of a step: fitting ones or, for a wrong try, any. */
export class Chance {
  readonly rows: Rows;
  readonly wrong: boolean;
  #dice: number[];

  constructor(rows: Rows, dice: readonly number[], wrong: boolean) {
    this.rows = rows;
    this.wrong = wrong;
    this.#dice = [...dice];
  }

  one<T>(list: readonly T[]): T | undefined {
    return list[(this.#dice.shift() ?? 0) % list.length];
  }
  fitting<T>(list: readonly T[], fits: (row: T) => boolean): T | undefined {
    return this.one(this.wrong ? list : list.filter(fits));
  }
  /** True one time in this many. */
  seldom(times: number): boolean {
    return (this.#dice.shift() ?? 0) % times === 0;
  }
  staff(): string {
    return this.one(staffOf(this.rows)) ?? 'ada';
  }
  caregiver(): string {
    return this.one(CAREGIVERS) ?? 'nora';
  }
}

/** The line of a step for World.say. Undefined if no record fits. */
export type Step = (chance: Chance) => string | undefined;
/** By name. `often` says how often each is tried. */
export type Steps = Record<string, { often: number; step: Step }>;

export const MORNINGS = 0x1111111;
export const AFTERNOONS = 0x2222222;
