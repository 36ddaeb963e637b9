import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { type History, histories } from './commands/steps.ts';
import { FOUND } from './found.ts';
import { ASKED, brokenIn } from './invariants/all.ts';
import { STARTS } from './starts.ts';
import { makeWorld, type World } from './world.ts';

const full = process.env['TEST_TIER'] === 'full';
/** Further histories, or the same again: `MODEL_RUNS=200 MODEL_SEED=7`. What has to pass for a commit says the same of it each time. */
const { MODEL_RUNS = full ? '1000' : '24', MODEL_SEED = full ? String(Date.now()) : '2026' } = process.env;

let world: World;
beforeAll(async () => {
  world = await makeWorld(ASKED);
});
afterAll(() => world?.stop());

/** Has a line happen, and looks whether all is still as it should be. */
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
  'whatever three staff, two families and four caregivers do, all stays as it should be',
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
