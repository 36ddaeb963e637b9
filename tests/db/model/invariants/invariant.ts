import { type Turn } from '../rows.ts';
import { type World } from '../world.ts';

/** What is so after every step, said as a sentence, and how it is found out where it isn't: a line for each fault. */
export type Invariant =
  | { says: string; look: (turn: Turn, world: World) => string[] | Promise<string[]> }
  /** Of what the database holds: a query that answers the faults. */
  | { says: string; sql: string };
