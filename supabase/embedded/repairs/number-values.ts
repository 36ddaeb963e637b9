import type postgres from 'postgres';

/**
 * @supabase/lite 0.10.0: a numeric whose text is not how JavaScript would write it (`12.50`) arrives as a string. PostgREST
 * sends a number, whatever its scale, as here.
 */
export const numberValues: Record<string, postgres.PostgresType> = {
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
};
