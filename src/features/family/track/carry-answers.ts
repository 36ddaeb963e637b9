import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { href } from '../../../domain/routes.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { prefill } from '../../../state/device/storage.ts';
import { toast } from '../../../ui/toast/toast.ts';
import * as t from './terms.words.ts';

/** Opens the wizard with a request's answers, to change it or to send another. */
export function carryAnswers(
  key: TrackingKey | undefined,
  { asked, place }: TrackedRequest,
  changes: boolean,
): void {
  if (!key || !asked) return;
  if (prefill.keep({ ...key, changes, asked, place })) location.assign(`${href('request')}?prefilled`);
  else toast(t.browserNotLetCarry);
}
