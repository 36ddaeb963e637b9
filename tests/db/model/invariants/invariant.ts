import { type Turn } from '../rows.ts';
import { type World } from '../world.ts';

/** A sentence that is true after every step, and a check that returns a line for each fault. */
export type Invariant =
  | { says: string; look: (turn: Turn, world: World) => string[] | Promise<string[]> }
  /** A query of the database that returns the faults. */
  | { says: string; sql: string };
