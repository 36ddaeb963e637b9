import { inspect } from 'node:util';
import { currentRequest, runInRequest } from '../api/request-scope.ts';

let redirected = false;

/**
 * @supabase/lite 0.10.0: it prints every refusal of the database, expected ones included, and a banner. It should print
 * only what the operator needs to see. From now on, what is printed while a request is answered goes to the log file.
 */
function quietConsole(): void {
  if (redirected) return;
  redirected = true;
  for (const level of ['error', 'warn', 'info', 'log'] as const) {
    const print = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      const request = currentRequest();
      if (!request) return print(...args);
      if (request.log === undefined) return;
      const refusal = args.map(refusalOf).find(Boolean);
      if (refusal) return request.log.write(`${request.method} ${request.path} refused: ${refusal}`);
      const words = args.map((arg) => (typeof arg === 'string' ? arg : inspect(arg, { depth: 4 }))).join(' ');
      request.log.write(`${request.method} ${request.path} ${level}: ${words}`);
    };
  }
}

/** The name of a refusal that our SQL raised, without its details, since these may name people. */
const refusalOf = (arg: unknown): string | undefined =>
  arg instanceof Error ? /^\{"code":"P0001","message":"(\w+)"/.exec(arg.message)?.[1] : undefined;

/** Runs `work` of the API server without what it prints. */
export function runQuietly<T>(work: () => T): T {
  quietConsole();
  return runInRequest({ method: '', path: '', headers: {}, log: undefined }, work);
}
