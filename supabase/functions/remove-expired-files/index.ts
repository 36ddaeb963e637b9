// The Edge Function that removes expired files on hosted Supabase. The database calls it each day (decision
// 0072).
import { createHandler } from './handler.ts';

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  env: { get(name: string): string | undefined };
};

Deno.serve(createHandler((name) => Deno.env.get(name)));
