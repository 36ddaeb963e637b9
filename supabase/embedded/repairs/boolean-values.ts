import type postgres from 'postgres';

/**
 * @supabase/lite 0.10.0: its driver sends whatever is not `true` as false: "maybe", 1 and {} too. As text it is for Postgres
 * to read or to refuse, as it is with PostgREST.
 */
export const booleanValues: Record<string, postgres.PostgresType> = {
  boolean: { to: 16, from: [16], serialize: String, parse: (value: string) => value === 't' },
};
