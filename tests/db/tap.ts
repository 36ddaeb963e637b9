type TapPoint = { number: number; ok: boolean; description: string; skipped: boolean; diagnostics: string[] };
export type TapReport = {
  /** How many points the script planned, if it did. */
  planned: number | undefined;
  points: TapPoint[];
};

const plan = /^1\.\.(\d+)/;
const point = /^(not )?ok\b\s*(\d*)\s*(?:- )?(.*?)\s*(?:# (SKIP|TODO)\b.*)?$/i;

/**
 * Reads the Test Anything Protocol as pgTAP writes it. Lines that are no plan, point or comment are left out.
 */
export function readTap(text: string): TapReport {
  const report: TapReport = { planned: undefined, points: [] };
  for (const line of text.split('\n')) {
    const planned = plan.exec(line)?.[1];
    const [found, not, number, description = '', directive] = point.exec(line) ?? [];
    if (planned !== undefined) report.planned = Number(planned);
    else if (found !== undefined) {
      report.points.push({
        number: Number(number),
        ok: not === undefined || directive?.toUpperCase() === 'TODO',
        description,
        skipped: directive?.toUpperCase() === 'SKIP',
        diagnostics: [],
      });
    } else if (line.startsWith('#')) report.points.at(-1)?.diagnostics.push(line.replace(/^# ?/, ''));
  }
  return report;
}
