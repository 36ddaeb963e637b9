import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import * as v from 'valibot';

const ConfigFile = v.object({
  api: v.object({ schemas: v.array(v.string()), max_rows: v.number() }),
  db: v.object({ seed: v.object({ sql_paths: v.array(v.string()) }) }),
  storage: v.object({ file_size_limit: v.string() }),
  auth: v.object({
    jwt_expiry: v.number(),
    enable_signup: v.boolean(),
    minimum_password_length: v.number(),
    enable_refresh_token_rotation: v.boolean(),
    refresh_token_reuse_interval: v.number(),
    email: v.object({
      enabled: v.boolean(),
      double_confirm_changes: v.boolean(),
      enable_confirmations: v.boolean(),
      max_frequency: v.string(),
      otp_length: v.number(),
      otp_expiry: v.number(),
    }),
  }),
});

/** The settings that the embedded backend shares with the supabase CLI. File paths are absolute. */
export type BackendConfig = v.InferOutput<typeof ConfigFile>;

/** Reads `supabase/config.toml`. Throws if it lacks what this project needs. */
export function readConfig(file: string): BackendConfig {
  const config = v.parse(ConfigFile, parse(readFileSync(file, 'utf8')));
  const supabaseFolder = path.dirname(path.resolve(file));
  // As in the supabase CLI: seeds are named from the supabase folder.
  config.db.seed.sql_paths = config.db.seed.sql_paths.map((name) => path.resolve(supabaseFolder, name));
  return config;
}

/** Bytes of a size as config.toml writes it: `10MiB`. */
export function readByteSize(text: string): number {
  const [, amount, unit = 'B'] = /^(\d+)\s*(B|KiB|MiB|GiB|KB|MB|GB)$/.exec(text) ?? [];
  const units: Record<string, number> = {
    B: 1,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    KiB: 2 ** 10,
    MiB: 2 ** 20,
    GiB: 2 ** 30,
  };
  if (amount === undefined) throw new Error(`config.toml: "${text}" is not a size`);
  return Number(amount) * (units[unit] ?? 1);
}

/** Milliseconds of a time as config.toml writes it: `1m`. */
export function readDuration(text: string): number {
  const [, amount, unit = ''] = /^(\d+)(s|m|h)$/.exec(text) ?? [];
  const units: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };
  if (amount === undefined) throw new Error(`config.toml: "${text}" is not a time`);
  return Number(amount) * (units[unit] ?? 1);
}
