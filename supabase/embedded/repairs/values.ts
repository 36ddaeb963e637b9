import type postgres from 'postgres';

/**
 * @supabase/lite 0.10.0: these values are written and read differently from PostgREST. Here they go to
 * Postgres as text, to read or refuse.
 */
export const apiValues: Record<string, postgres.PostgresType> = {
  // The library sends anything but `true` as false, even "maybe", 1 and {}.
  boolean: { to: 16, from: [16], serialize: String, parse: (text: string) => text === 't' },
  // The library encodes text that is JSON already (all of `auth.*`) again, so a trigger finds no `raw_user_meta_data`.
  json: { to: 114, from: [114], serialize: writtenJson, parse: (text: string): unknown => JSON.parse(text) },
  jsonb: {
    to: 3802,
    from: [3802],
    serialize: writtenJson,
    parse: (text: string): unknown => JSON.parse(text),
  },
  // A numeric that JavaScript writes differently (`12.50`) arrives as a string.
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  // Times arrive as Postgres prints them, which Safari can't read. Invalid times break the driver.
  timestamptz: {
    to: 1184,
    from: [1184],
    serialize: writtenTime,
    parse: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
  },
  timestamp: {
    to: 1114,
    from: [1114],
    serialize: writtenTime,
    parse: (text: string) => text.replace(' ', 'T'),
  },
  date: { to: 1082, from: [1082], serialize: writtenTime, parse: String },
};

function writtenTime(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

function writtenJson(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
}
