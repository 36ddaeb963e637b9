import type { NewRequest, Receipt } from '../../data/requests.ts';
import type { DataError } from '../../lib/data-error.ts';
import { placeOption } from '../../lib/place.ts';
import { fail, type Result } from '../../lib/result.ts';
import { suggestingControl } from '../../ui/combobox/Combobox.tsx';

// Fetched when it is needed: the first step must not wait for the code that talks to the backend.
const loadRequests = () => import('../../data/requests.ts');
const loadPlaces = () => import('../../data/places.ts');

/** Fetches ahead what the later steps need, so that they work when the connection is lost on the way. */
export function prepareToSend(): void {
  // A failure shows when it matters, in the calls below.
  void Promise.all([loadRequests(), loadPlaces(), suggestingControl.fetch()]).catch(() => undefined);
}

/** Sends a request; without a connection the answer is `offline`, also when its own code could not be fetched. */
export async function sendRequest(request: NewRequest): Promise<Result<Receipt, DataError>> {
  const requests = await loadRequests().catch(() => undefined);
  return requests ? requests.submitRequest(request) : fail({ kind: 'offline', code: 'unreachable' });
}

/** Places as suggestions; rejects when they can't be had. */
export async function suggestPlaces(query: string): Promise<{ value: string; label: string }[]> {
  const { searchPlaces } = await loadPlaces();
  const found = await searchPlaces(query);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.map(placeOption);
}
