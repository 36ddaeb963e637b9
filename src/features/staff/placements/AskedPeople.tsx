import type { loadCovers } from '../../../data/visits.ts';
import { fill } from '../../../lib/fill.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as t from './words.ts';

/**
 * The caregivers invited to cover a visit, their answers, and the phone numbers of those without one; nothing before an
 * invitation.
 */
export function AskedPeople({ people }: { people: ValueOf<typeof loadCovers> }) {
  const asked = people.filter(({ invited }) => invited);
  if (asked.length === 0) return null;
  return (
    <div>
      <Text strong>{t.askedAlready}</Text>
      {asked.map(({ caregiverId, caregiverName, invited, phone }) => (
        <Text key={caregiverId} size="sm">
          {fill(t.invitedStates[invited ?? 'invited'], { name: caregiverName })}
          {invited === 'invited' && phone && (
            <>
              {' · '}
              <PhoneLink phone={phone} />
            </>
          )}
        </Text>
      ))}
    </div>
  );
}
