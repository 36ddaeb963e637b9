import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogFile } from '../log-file.ts';

/** What the database should know about the HTTP request that is being answered (PostgREST's `request.*` settings). */
export type RequestScope = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Where console output goes while the request is answered. Undefined drops it. */
  log: LogFile | undefined;
  /** The database's last error in this request. The API server answers some errors with a bare 500. */
  databaseError?: unknown;
};

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs `work` so that everything it calls can see the request. */
export function runInRequest<T>(request: RequestScope, work: () => T): T {
  return scope.run(request, work);
}

/** The request being answered, if any. */
export const currentRequest = (): RequestScope | undefined => scope.getStore();
