import fc from 'fast-check';
import { type Rows } from '../rows.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { calendars } from './calendars.ts';
import { caregivers } from './caregivers.ts';
import { Chance, type Steps } from './chance.ts';
import { covers } from './covers.ts';
import { disguise } from './disguise.ts';
import { jobs } from './jobs.ts';
import { leaving } from './leaving.ts';
import { links } from './links.ts';
import { messages } from './messages.ts';
import { moves } from './moves.ts';
import { offers } from './offers.ts';
import { placements } from './placements.ts';
import { requests } from './requests.ts';
import { terms } from './terms.ts';
import { time } from './time.ts';

const STEPS: Steps = {
  ...requests,
  ...jobs,
  ...applications,
  ...offers,
  ...placements,
  ...covers,
  ...moves,
  ...terms,
  ...messages,
  ...leaving,
  ...calendars,
  ...caregivers,
  ...accounts,
  ...links,
  ...time,
};

/** Each step as often as it should be tried. */
const RING = Object.values(STEPS).flatMap(({ often, step }) => Array.from({ length: often }, () => step));

/** The lines so far, and the current rows. */
export type History = { rows: Rows; lines: string[] };
type Say = (history: History, line: string) => Promise<void>;

/** A random step. One time in six it takes any records, right or wrong. */
class Command implements fc.AsyncCommand<History, Say> {
  #line = '';
  readonly place: number;
  readonly dice: number[];
  readonly wrong: boolean;

  constructor(place: number, dice: number[], right: number) {
    this.place = place;
    this.dice = dice;
    this.wrong = right === 0;
  }
  check(): boolean {
    return true;
  }
  async run(history: History, say: Say): Promise<void> {
    // If the step can't be done now, another one is.
    this.#line = '';
    for (let next = this.place; !this.#line; next += 37)
      this.#line = RING[next % RING.length]?.(new Chance(history.rows, this.dice, this.wrong)) ?? '';
    this.#line = disguise(this.#line, new Chance(history.rows, this.dice.toReversed(), this.wrong));
    await say(history, this.#line);
  }
  toString(): string {
    return this.#line;
  }
}

/** Evenly, since small numbers find no more faults. */
const upTo = (most: number) => fc.noBias(fc.nat(most));

export const histories = (most: number) =>
  fc.commands(
    [
      fc
        .tuple(upTo(RING.length - 1), fc.array(upTo(59), { minLength: 6, maxLength: 6 }), upTo(5))
        .map(([place, dice, right]) => new Command(place, dice, right)),
    ],
    { maxCommands: most, size: 'max' },
  );
