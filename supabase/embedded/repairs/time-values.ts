import type postgres from 'postgres';

const written = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

/**
 * @supabase/lite 0.10.0: times arrive as Postgres prints them, `2026-01-02 03:04:05+00`, which Safari cannot read. They
 * should be as PostgREST writes them: `2026-01-02T03:04:05+00:00`. What is no time at all, such as a number, breaks the
 * driver; as text it is for Postgres to refuse.
 */
export const timeValues: Record<string, postgres.PostgresType> = {
  timestamptz: {
    to: 1184,
    from: [1184],
    serialize: written,
    parse: (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
  },
  date: { to: 1082, from: [1082], serialize: written, parse: String },
  timestamp: {
    to: 1114,
    from: [1114],
    serialize: written,
    parse: (value: string) => value.replace(' ', 'T'),
  },
};
