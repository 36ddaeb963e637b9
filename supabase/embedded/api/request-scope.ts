import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { LogFile } from '../log-file.ts';

/** What the database should know about the HTTP request that is being answered (PostgREST's `request.*` settings). */
export type RequestScope = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Where console output goes meanwhile; undefined drops it. */
  log: LogFile | undefined;
  /** The last error of the database meanwhile: the API server words some of them as a bare 500. */
  databaseError?: unknown;
};

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs `work` so that everything it calls can see the request, and the console's output goes to the log file. */
export function runInRequest<T>(request: RequestScope, work: () => T): T {
  redirectConsole();
  return scope.run(request, work);
}

/** Runs `work` of the API server without what it prints. */
export const runQuietly = <T>(work: () => T): T =>
  runInRequest({ method: '', path: '', headers: {}, log: undefined }, work);

/** The request being answered, if any. */
export const currentRequest = (): RequestScope | undefined => scope.getStore();

let redirected = false;

// The API server prints every refusal of the database, expected ones included, and a banner; the terminal should keep
// what the operator needs.
function redirectConsole(): void {
  if (redirected) return;
  redirected = true;
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const print = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      const request = scope.getStore();
      if (!request) return print(...args);
      if (request.log === undefined) return;
      const words = args.map((arg) => (typeof arg === 'string' ? arg : inspect(arg, { depth: 4 }))).join(' ');
      request.log.write(`${request.method} ${request.path} ${level}: ${words}`);
    };
  }
}
