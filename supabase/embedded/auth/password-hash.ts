import type bcryptjs from 'bcryptjs';
import { createRequire } from 'node:module';

// The auth server's own copy, so that it takes as long.
const lite = createRequire(import.meta.resolve('@supabase/lite'));
const bcrypt = lite('bcryptjs') as typeof bcryptjs;

/** Rounds (as a power of two) of the auth server's hashes, which reads the same variable. */
const cost = () => Number(process.env['LITE_AUTH_BCRYPT_COST'] ?? 10);

/** A hash of no known password. Comparing it takes as long as any other. */
const nobodysHash = () => `$2b$${String(cost()).padStart(2, '0')}$${'.'.repeat(53)}`;

/** Whether the hash is of this password. Without a hash the answer is no, and takes as long. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  return (await bcrypt.compare(password, hash || nobodysHash())) && Boolean(hash);
}

/** Takes as long as hashing a new password does. */
export async function hashInVain(password: string): Promise<void> {
  await bcrypt.hash(password, cost());
}
