// The Edge Function that sends emails on hosted Supabase; the database calls it (decision 0068).
import { createHandler } from './handler.ts';

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  env: { get(name: string): string | undefined };
};

Deno.serve(createHandler((name) => Deno.env.get(name)));
