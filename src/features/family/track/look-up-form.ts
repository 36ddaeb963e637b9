import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { readTrackingLink } from '../../../domain/tracking-link.ts';
import type { Failure } from '../../../lib/failure.ts';
import { showReference } from '../../../lib/reference.ts';
import type { Result } from '../../../lib/result.ts';
import { createForm, type Form } from '../../../state/form.ts';
import type { TrackDevice } from './track-device.ts';
import { keyOf, NOTHING_TYPED, type TypedKey, typedKeyFaults } from './typed-key.ts';

type Options = {
  device: Pick<TrackDevice, 'tab' | 'keepInTab'>;
  /** Opens a typed key. Returns whether it opened a request, or why not. */
  open(key: TrackingKey): Promise<Result<boolean, Failure>>;
};

export type LookUpForm = Form<TypedKey, boolean>;

/** Reference and private code as typed. This tab keeps them until they open a request. */
export function createLookUpForm({ device, open }: Options): LookUpForm {
  const form: LookUpForm = createForm({
    initial: NOTHING_TYPED,
    check: typedKeyFaults,
    async submit(typed: TypedKey) {
      const opened = await open(keyOf(typed));
      if (opened.ok && opened.value) form.reset();
      return opened;
    },
    draft: {
      load: async () => device.tab().typed,
      save: async (typed) => void device.keepInTab({ typed }),
      // Nothing to forget: the opened request's key replaces what the tab kept.
      forget: async () => undefined,
    },
  });
  return { ...form, change: (typed) => form.change(keyInLink(typed) ?? typed) };
}

/** A whole private link pasted into either field fills both. */
function keyInLink(typed: Partial<TypedKey>): TypedKey | undefined {
  const text = Object.values(typed).join();
  const key = text.includes('#') ? readTrackingLink(text.slice(text.indexOf('#'))) : undefined;
  return key && { reference: showReference(key.reference), code: key.trackingSecret };
}
