/** Reads the environment of an Edge Function. */
export type Environment = (name: string) => string | undefined;

/** A required setting. Throws an Error that names it if it is missing. */
export function setting(env: Environment, name: string): string {
  const value = env(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/** Supabase gives functions the project's keys by name. Older projects have one key of each kind. */
export const secretKeyOf = (env: Environment): string =>
  keyOf(env, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
export const publishableKeyOf = (env: Environment): string =>
  keyOf(env, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');

function keyOf(env: Environment, names: string, older: string): string {
  const keys = JSON.parse(env(names) ?? '{}') as Record<string, string>;
  return keys['default'] ?? Object.values(keys)[0] ?? setting(env, older);
}

/** Whether the sender of a request knows the secret. It compares digests, so that the time taken tells nothing. */
export async function knows(request: Request, secret: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString();
  const given = request.headers.get('Authorization') ?? '';
  return (await digest(given)) === (await digest(`Bearer ${secret}`));
}
