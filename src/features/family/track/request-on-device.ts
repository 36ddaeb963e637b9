import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { DELIVERY } from '../../../domain/delivery.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { showReference } from '../../../lib/reference.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import { gistOf } from './asked-words.ts';
import { TRACKED_SHAPE } from './device-keys.ts';
import { currentWords } from './status-words.ts';
import * as t from './look-up.words.ts';

/** A request kept on this device: its recipient or care, and its status when it was last read here. */
export function onDeviceInWords({ reference, name, status, submittedAt, seen }: Receipt) {
  const shown = showReference(reference);
  const known = seen?.shape === TRACKED_SHAPE ? (seen.request as TrackedRequest) : undefined;
  const recipient = known?.asked?.recipientName ?? name;
  const called = recipient && fill(t.careForName, { name: recipient });
  if (!known) {
    const sent = `${DELIVERY[status].label}, ${formatDateTime(submittedAt)}`;
    return called
      ? { name: called, state: fill(t.seenLast, { reference: shown, state: sent }) }
      : { name: shown, state: sent };
  }
  return {
    name: called ?? gistOf(known),
    state: fill(t.seenLast, { reference: shown, state: currentWords(known, true).title }),
  };
}
