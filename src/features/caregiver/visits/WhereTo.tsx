import { use } from 'react';
import type { loadFamilyContact } from '../../../data/placements.ts';
import { mapHref, wholeAddress } from '../../../domain/address.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as t from './words.ts';

/** How to reach a family, as this device keeps it: nobody opens it by that. */
export type Family = ReturnType<typeof loadFamilyContact>;

/** Where a visit goes, as a link to a map, who is there, and the phone. Of a family that can’t be read there is nothing. */
export function WhereTo({ family }: { family: Family }) {
  const found = use(family);
  if (!found.ok) return null;
  const { address, town, contactName, contactPhone } = found.value;
  const whole = wholeAddress(address, town);
  return (
    <>
      <div>
        <Link href={mapHref(whole)} target="_blank" rel="noreferrer">
          {whole}
          <VisuallyHidden>, {t.onMap}</VisuallyHidden>
        </Link>
      </div>
      <div>
        {contactName} {contactPhone && <PhoneLink phone={contactPhone} />}
      </div>
    </>
  );
}
