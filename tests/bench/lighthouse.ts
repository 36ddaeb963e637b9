import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { percentile } from './percentile.ts';

const run = promisify(execFile);

// Installed only for this, since its 185 MB would slow every other install.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';

type Report = { categories: Record<string, { score: number }> };

/** The median scores (0 to 100) of several Lighthouse runs on a page, on the phone that Lighthouse simulates. */
export async function measureLighthouse(url: string, runs: number): Promise<Record<string, number>> {
  const scores: Record<string, number[]> = {};
  for (let i = 0; i < runs; i += 1) {
    const { categories } = await report(url, 3);
    for (const [name, { score }] of Object.entries(categories)) (scores[name] ??= []).push(score * 100);
  }
  return Object.fromEntries(
    Object.entries(scores).map(([name, samples]) => [name, percentile(samples, 0.5)]),
  );
}

/** One run. Lighthouse sometimes loses a trace and asks to be run again. After this many tries its error is thrown. */
async function report(url: string, tries: number): Promise<Report> {
  try {
    const { stdout } = await run(
      'npm',
      [
        ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', '--output=json'],
        '--only-categories=performance,accessibility,best-practices,seo',
        `--chrome-flags=${FLAGS}`,
      ],
      { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] }, maxBuffer: 64 * 2 ** 20 },
    );
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (tries > 1) return report(url, tries - 1);
    throw new Error(`Lighthouse could not measure ${url}`, { cause: error });
  }
}
