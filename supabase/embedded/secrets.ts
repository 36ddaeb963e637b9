import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { errorCode, StartupError } from './startup-error.ts';

const Secrets = v.object({
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  secretKey: v.pipe(v.string(), v.regex(/^sb_secret_[\w-]{32,}$/)),
});

export type Secrets = v.InferOutput<typeof Secrets>;

/** The random keys of a data folder: made once, readable only by the folder's owner. Throws `StartupError`. */
export function loadSecrets(file: string): Secrets {
  if (!existsSync(file)) return replaceSecrets(file);
  try {
    return parseSecrets(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = errorCode(error);
    if (code) throw new StartupError(`The keys in ${file} cannot be read (${code}).`);
    throw new StartupError(
      `The keys in ${file} are damaged. Put a copy of the file back, or make new ones, which sign everyone out: npm run keys:rotate`,
    );
  }
}

/** Throws if these are not keys. */
export const parseSecrets = (text: string): Secrets => v.parse(Secrets, JSON.parse(text));

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
