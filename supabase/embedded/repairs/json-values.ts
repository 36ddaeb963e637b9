import type postgres from 'postgres';

/**
 * @supabase/lite 0.10.0: values of json columns that are text already (all of `auth.*`, and what its query builder has
 * encoded) are encoded once more and stored as a JSON string, so that a trigger finds no `raw_user_meta_data`. Text that
 * is JSON already should be stored unchanged, as here.
 */
export const jsonValues: Record<string, postgres.PostgresType> = {
  json: { to: 114, from: [114], serialize, parse: (text: string): unknown => JSON.parse(text) },
  jsonb: { to: 3802, from: [3802], serialize, parse: (text: string): unknown => JSON.parse(text) },
};

function serialize(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
}
