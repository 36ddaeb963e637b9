import { useStore } from '@nanostores/react';
import type { loadFamilyContact } from '../../../data/placements.ts';
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

/** How to reach a family, as this device keeps it: nobody opens it by that. */
export type Family = Loadable<ValueOf<typeof loadFamilyContact>>;

/**
 * Where a visit goes, as a link to a map, who is there, and the phone; what to do where that was never loaded. Of a family
 * that may not be read any more there is nothing.
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
