import { CAREGIVERS, type Rows } from '../rows.ts';
import { staffOf } from './disguise.ts';

/** Chooses what a step is done with: of what it fits, or, where it is tried wrongly, of all that there is. */
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
  /** One time in so many. */
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

/** What is said to do a step now, as World.say takes it; undefined where there is nothing to do it with. */
export type Step = (chance: Chance) => string | undefined;
/** By name; what comes more often is tried more often. */
export type Steps = Record<string, { often: number; step: Step }>;

export const MORNINGS = 0x1111111;
export const AFTERNOONS = 0x2222222;
