// bundle: outbox
import { asStored } from './names.ts';
import type { NewRequest } from './new-request.ts';

/** A request in the names of `submit_request`, which are those of the columns. */
export type RequestPayload = Record<string, unknown>;

export const requestPayload = (request: NewRequest) => asStored(request);

/** The faults that `submit_request` answers as JSON (field: fault), under the names of NewRequest. */
export const requestFaults = (json: string): string =>
  json.replace(
    /"(\w+)":/g,
    (_, key: string) => `"${key.replace(/_(\w)/g, (__, letter: string) => letter.toUpperCase())}":`,
  );
