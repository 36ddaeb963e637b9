import { text } from './sql.ts';

/**
 * Something that somebody did, so many days ago (parts of a day count). In `sql`, one or more statements, `t` is that
 * moment. No actor: a visitor or the system.
 */
export type Step = { days: number; actor: string | null; sql: string };

/** The steps as PL/pgSQL, oldest first, each at its time and in its actor's name. */
export const renderSteps = (steps: readonly Step[]): string =>
  steps
    .toSorted((a, b) => b.days - a.days)
    .map(({ days, actor, sql }) => `t := pg_temp.at('${interval(days)}', ${text(actor)});\n${sql.trim()}`)
    .join('\n');

function interval(days: number): string {
  const minutes = Math.round(days * 24 * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(minutes / 1440)} days ${two(Math.floor((minutes % 1440) / 60))}:${two(minutes % 60)}`;
}
