import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { inspect } from 'node:util';

/** What the database should know about the HTTP request that is being answered (PostgREST's `request.*` settings). */
export type RequestScope = { method: string; path: string; headers: Record<string, string>; logFile: string };

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs `work` so that everything it calls can see the request. */
export const runInRequest = <T>(request: RequestScope, work: () => T): T => scope.run(request, work);

/** The request being answered, if any. */
export const currentRequest = (): RequestScope | undefined => scope.getStore();

let redirected = false;

/**
 * The API server prints every refusal of the database, expected ones included, on the console. While a request is being
 * answered, that goes to the request's log file, so that the terminal keeps what the operator needs.
 */
export function redirectConsoleOfRequests(): void {
  if (redirected) return;
  redirected = true;
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const print = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      const request = scope.getStore();
      if (!request) return print(...args);
      const words = args.map((arg) => (typeof arg === 'string' ? arg : inspect(arg, { depth: 4 }))).join(' ');
      appendFileSync(
        request.logFile,
        `${new Date().toISOString()} ${request.method} ${request.path} ${level}: ${words}\n`,
      );
    };
  }
}
