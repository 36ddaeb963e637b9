import { useStore } from '@nanostores/react';
import type { loadFamilyContact } from '../../../data/family-contact.ts';
import { mapHref, wholeAddress } from '../../../domain/address.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import type { Loadable } from '../../../state/loadable.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as t from './words.ts';

/** A family's contact as this device keeps it. Reading it does not count as a view. */
export type Family = Loadable<ValueOf<typeof loadFamilyContact>>;

/**
 * The address as a link to a map, who lives there, and the phone. If it never loaded, it says what to do. Nothing shows
 * of a family that the caregiver may no longer read.
 */
export function WhereTo({ family }: { family: Family }) {
  const found = useStore(family.$value);
  if (found.state === 'loading') return <Spinner label={t.lookingUpAddress} />;
  if (found.state === 'failed')
    return found.error.kind === 'not-found' ? null : (
      <>{fillNodes(t.addressNotHere, { phone: <OurNumber /> })}</>
    );
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
