// The Edge Function behind the calendar addresses of caregivers on hosted Supabase (decision 0109).
import { createHandler } from './handler.ts';

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  env: { get(name: string): string | undefined };
};

Deno.serve(createHandler((name) => Deno.env.get(name)));
