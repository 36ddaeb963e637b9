/**
 * `npm run demo:load`: loads the demo into the database of `supabase start`, and no other, since its password
 * is public.
 */
import postgres from 'postgres';
import { loadDemo } from './demo/load.ts';

// As in supabase/config.toml and the supabase CLI.
const LOCAL_DATABASE = 'postgresql://postgres:postgres@127.0.0.1:54322/postgres';

const sql = postgres(LOCAL_DATABASE, { max: 1, onnotice: () => undefined });
try {
  await sql.begin(loadDemo);
  console.log('The demo is loaded.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await sql.end({ timeout: 1 });
}
