import { type Turn } from '../rows.ts';
import { type World } from '../world.ts';
import { calendars } from './calendars.ts';
import { contact } from './contact.ts';
import { daysOff } from './days-off.ts';
import { exits } from './exits.ts';
import { log } from './log.ts';
import { moves } from './moves.ts';
import { overdue } from './overdue.ts';
import { page } from './page.ts';
import { placements } from './placements.ts';
import { refusals } from './refusals.ts';
import { told } from './told.ts';
import { visits } from './visits.ts';
import { waiting } from './waiting.ts';

const INVARIANTS = [
  ...[...refusals, ...told, ...log, ...placements, ...waiting],
  ...[...overdue, ...contact, ...page, ...exits, ...visits],
  ...[...calendars, ...daysOff, ...moves],
];

/** The invariants in SQL as one query, which `world.say` runs. */
export const ASKED = INVARIANTS.flatMap((one) => ('sql' in one ? [one] : []))
  .map(({ says, sql }) => `select '${says}' as says, fault from (${sql}) found (fault)`)
  .join(' union all ');

/** The broken invariants after a step, each with its faults. */
export async function brokenIn(turn: Turn, world: World): Promise<string[]> {
  const broken = INVARIANTS.map(async (one) => {
    if (!('look' in one)) return [];
    const faults = await one.look(turn, world);
    return faults.map((fault) => `${one.says}: ${fault}`);
  });
  return [...turn.faults, ...(await Promise.all(broken)).flat()];
}
