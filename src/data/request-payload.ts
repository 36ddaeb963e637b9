// bundle: outbox
import type { NewRequest } from './new-request.ts';

/** A request in the names of `submit_request`, which are those of the columns. */
export type RequestPayload = Record<string, unknown>;

export const requestPayload = (request: NewRequest): RequestPayload =>
  Object.fromEntries(Object.entries(request).map(([key, value]) => [snakeCase(key), value]));

/** The faults that `submit_request` answers as JSON (field: fault), under the names of NewRequest. */
export const requestFaults = (json: string): string =>
  json.replace(
    /"(\w+)":/g,
    (_, key: string) => `"${key.replace(/_(\w)/g, (__, letter: string) => letter.toUpperCase())}":`,
  );

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
