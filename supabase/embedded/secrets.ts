import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

const Secrets = v.object({ jwtSecret: v.pipe(v.string(), v.minLength(32)), secretKey: v.string() });

export type Secrets = v.InferOutput<typeof Secrets>;

/** The random keys of a data folder: made once, readable only by the folder's owner. */
export function loadSecrets(file: string): Secrets {
  return existsSync(file) ? v.parse(Secrets, JSON.parse(readFileSync(file, 'utf8'))) : replaceSecrets(file);
}

/** New keys, in the place of those that are there. */
export function replaceSecrets(file: string): Secrets {
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600, flush: true });
  renameSync(draft, file);
  return secrets;
}
