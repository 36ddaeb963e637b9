import { newTrackingSecret, type TrackingKey } from '../../../domain/tracking-key.ts';
import { only } from '../../../lib/check-text.ts';
import { fill } from '../../../lib/fill.ts';
import { ok } from '../../../lib/result.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import type { Changes } from './changes.ts';
import * as t from './links.words.ts';

/** The database's limit. */
const NAME_LENGTH = 60;

export type MadeLink = { name: string; key: TrackingKey };

/** A named link for another person. Its secret is made here and shown once. */
export function createLinkForm(add: Changes['addLink'], draft: string, newSecret = newTrackingSecret) {
  // The same secret until the link is made: if a try arrived and its answer was lost, the next one makes no second
  // link.
  let trackingSecret = newSecret();
  return createForm({
    initial: { name: '' },
    check: ({ name }) => only({ name: nameFault(name.trim()) }),
    async submit({ name }) {
      const added = await add(name, trackingSecret);
      if (!added.ok) return added;
      const made: MadeLink = {
        name: name.trim(),
        key: { reference: added.value.reference, trackingSecret },
      };
      trackingSecret = newSecret();
      return ok(made);
    },
    draft: draftStore<{ name?: string }>(draft),
  });
}

function nameFault(name: string): string | undefined {
  if (name === '') return t.enterLinkName;
  return [...name].length > NAME_LENGTH ? fill(t.shortenLinkName, { most: NAME_LENGTH }) : undefined;
}
