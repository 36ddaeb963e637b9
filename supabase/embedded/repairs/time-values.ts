import type postgres from 'postgres';

/**
 * @supabase/lite 0.10.0: times arrive as Postgres prints them, `2026-01-02 03:04:05+00`, which Safari cannot read. They
 * should be as PostgREST writes them: `2026-01-02T03:04:05+00:00`.
 */
export const timeValues: Record<string, postgres.PostgresType> = {
  timestamptz: {
    to: 1184,
    from: [1184],
    serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : value),
    parse: (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
  },
  timestamp: {
    to: 1114,
    from: [1114],
    serialize: (value: unknown) => value,
    parse: (value: string) => value.replace(' ', 'T'),
  },
};
