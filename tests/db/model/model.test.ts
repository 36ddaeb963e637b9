import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { type History, histories } from './commands/steps.ts';
import { FOUND } from './found.ts';
import { ASKED, brokenIn } from './invariants/all.ts';
import { STARTS } from './starts.ts';
import { makeWorld, type World } from './world.ts';

const full = process.env['TEST_TIER'] === 'full';
/**
 * More histories, or the same again: `MODEL_RUNS=200 MODEL_SEED=7`. By default the seed is fixed, so that a
 * commit gets the same result each time.
 */
const { MODEL_RUNS = full ? '1000' : '16', MODEL_SEED = full ? String(Date.now()) : '2026' } = process.env;

let world: World;
beforeAll(async () => {
  world = await makeWorld(ASKED);
});
afterAll(() => world?.stop());

/** Runs a line, and checks all invariants. */
async function say(history: History, line: string): Promise<void> {
  const turn = await world.say(line);
  history.rows = turn.after;
  history.lines.push(turn.refusal === undefined ? line : `${line} -- ${turn.refusal}`);
  const broken = await brokenIn(turn, world);
  if (broken.length) throw new Error([...broken, 'after', ...history.lines].join('\n  '));
}

test.each(Object.entries(FOUND))('%s', async (_, lines) => {
  const history: History = { rows: await world.beginAgain(), lines: [] };
  for (const line of lines) await say(history, line.replace(/ -- \w+$/, ''));
});

test(
  'every invariant holds whatever three staff, two families and four caregivers do',
  { timeout: full ? 3_600_000 : 120_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.nat(STARTS.length - 1), histories(full ? 40 : 20), async (start, commands) => {
        const rows = await world.beginAgain(start);
        const lines = STARTS.slice(0, start + 1).flat();
        await fc.asyncModelRun(() => ({ model: { rows, lines }, real: say }), commands);
      }),
      { numRuns: Number(MODEL_RUNS), seed: Number(MODEL_SEED), endOnFailure: !full },
    ),
);
