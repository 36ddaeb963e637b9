// The Edge Function that removes files whose time is over on hosted Supabase; the database calls it each day (decision 0072).
import { createHandler } from './handler.ts';

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  env: { get(name: string): string | undefined };
};

Deno.serve(createHandler((name) => Deno.env.get(name)));
