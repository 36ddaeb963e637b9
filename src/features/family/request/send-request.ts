import type { NewRequest } from '../../../data/request-payload.ts';
import type { Failure } from '../../../lib/failure.ts';
import { placeOption } from '../../../domain/place.ts';
import type { Receipt, Told } from '../../../state/device/storage.ts';
import { fail, type Result } from '../../../lib/result.ts';
import type { Draft } from './draft.ts';
import type { DraftSource } from './submit-to-outbox.ts';

// Fetched only when needed: the first step must not wait for the code that talks to the backend.
const loadNewRequest = () => import('../../../data/new-request.ts');
const loadSubmitToOutbox = () => import('./submit-to-outbox.ts');
/** Shown if a request is kept and the confirmation page can't be opened. */
export const loadOfflineConfirmation = () => import('./OfflineConfirmation.tsx');
const loadWay = () => import('./way-to-confirmation.ts');
const loadPlaces = () => import('../../../data/places.ts');
const loadCombobox = () => import('../../../ui/combobox/Combobox.tsx');

const unreachable: Failure = { kind: 'offline', code: 'unreachable' };

/** Fetches what the later steps need, so that they work if the connection is lost. */
export function prepareToSend(): void {
  // A failure here is ignored; the calls below report it.
  const wanted = [
    loadNewRequest(),
    loadSubmitToOutbox(),
    loadOfflineConfirmation(),
    loadWay(),
    loadPlaces(),
    loadCombobox().then(({ suggestingControl }) => suggestingControl.fetch()),
  ];
  void Promise.all(wanted).catch(() => undefined);
}

/** Sends a request with the signed-in account. Without a connection the answer is `offline`. */
export async function sendAsStaff(request: NewRequest): Promise<Result<Told, Failure>> {
  const newRequest = await loadNewRequest().catch(() => undefined);
  return newRequest ? newRequest.submitRequest(request) : fail(unreachable);
}

/** Sends a family's request or, if that fails, keeps it on the device to be sent (submit-to-outbox.ts). */
export async function sendAsFamily(
  request: NewRequest,
  draft: Draft,
  source: DraftSource,
): Promise<Result<Receipt, Failure>> {
  const code = await loadSubmitToOutbox().catch(() => undefined);
  return code ? code.submitToOutbox(request, draft, source) : fail(unreachable);
}

/** The address of the confirmation page; undefined if it can't be opened. */
export async function wayToConfirmation(receipt: Receipt): Promise<string | undefined> {
  const way = await loadWay().catch(() => undefined);
  return way?.wayTo(receipt);
}

/** Places that match; rejects if they can't be fetched. */
export async function suggestPlaces(query: string): Promise<{ value: string; label: string }[]> {
  const { searchPlaces } = await loadPlaces();
  const found = await searchPlaces(query);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.map(placeOption);
}
