import { atom } from 'nanostores';
import {
  endCalendarAddress,
  loadCalendarAddress,
  makeCalendarAddress,
} from '../../../data/calendar-address.ts';
import { newTrackingSecret } from '../../../domain/tracking-key.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

const calls = { loadCalendarAddress, makeCalendarAddress, endCalendarAddress, newKey: newTrackingSecret };
export type CalendarCalls = typeof calls;

/** The caregiver's calendar address: whether there is one, making it, and ending it. */
export function createCalendarScreen(service: CalendarCalls = calls) {
  const since = loadable(service.loadCalendarAddress);
  /** The key of the address made here. */
  const $key = atom<string | undefined>(undefined);
  // The same key is sent until an answer comes, so that no address exists that nobody saw.
  let next = service.newKey();
  return {
    since,
    $key,
    make: action(
      thenRefresh(async () => {
        const made = await service.makeCalendarAddress(next);
        if (made.ok) {
          $key.set(next);
          next = service.newKey();
        }
        return made;
      }, since.reload),
    ),
    end: action(
      thenRefresh(async () => {
        const ended = await service.endCalendarAddress();
        if (ended.ok) $key.set(undefined);
        return ended;
      }, since.reload),
    ),
  };
}
