import { lazy, type ReactNode, Suspense } from 'react';
import type { PlacedCaregiver } from '../../../data/tracked-request.ts';
import { payAndWeek, timesAndHours } from '../../../domain/week-visits.ts';
import { DOCUMENT_KINDS, inWords } from '../../../domain/vocabulary.ts';
import { formatDate, formatFullDay } from '../../../domain/operator.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Changes } from './changes.ts';
import { documentsInWords } from './documents-in-words.ts';
import { payInWords } from './pay-in-words.ts';
import { face } from './track.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './terms.words.ts';

// Loaded later: names and phone numbers should not wait for photos.
const Face = lazy(() =>
  import('./Face.tsx').then(
    (code) => ({ default: code.Face }),
    () => ({ default: () => <></> }),
  ),
);

// Folded at first, and its file needs a connection anyway.
const CalendarButton = lazy(() =>
  import('../../../parts/calendar-button/CalendarButton.tsx').then(
    (code) => ({ default: code.CalendarButton }),
    () => ({ default: () => <></> }),
  ),
);

interface CaregiversCardProps {
  caregivers: readonly PlacedCaregiver[];
  changes: Pick<Changes, 'loadPhoto'>;
  /** Whether the terms are unfolded. */
  open: boolean;
  /** The placement whose last day is said above. */
  told: string | undefined;
}

/** The placed caregivers. */
export function CaregiversCard({ caregivers, changes, open, told }: CaregiversCardProps) {
  const [caregiver] = caregivers;
  if (!caregiver) return null;
  const shared = caregivers.length > 1;
  return (
    <Card tone="secondary">
      {shared ? (
        <>
          <Heading level={2} size="sm">
            {t.yourCaregivers}
          </Heading>
          {caregivers.map((each) => (
            <Who key={keyOf(each)} caregiver={each} changes={changes} told={told}>
              <Heading level={3} size="sm">
                {each.name}
              </Heading>
            </Who>
          ))}
        </>
      ) : (
        <Stack gap={1}>
          <Who caregiver={caregiver} changes={changes} told={told}>
            <Heading level={2} size="sm">
              {t.yourCaregiver}
            </Heading>
            <Text>{caregiver.name}</Text>
          </Who>
          {!caregiver.endsOn && (
            <Text size="sm">
              {[payInWords(caregiver.hourlyRate), documentsInWords(caregiver.checked)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          )}
        </Stack>
      )}
      <Disclosure summary={t.whatIsAgreed} open={open}>
        <Stack gap={4}>
          {caregivers.map((each) => (
            <Agreed key={keyOf(each)} caregiver={each} about={shared ? each.name : undefined} />
          ))}
        </Stack>
      </Disclosure>
    </Card>
  );
}

const keyOf = ({ name, startsOn, availability }: PlacedCaregiver) => `${name} ${startsOn} ${availability}`;

type WhoProps = Pick<CaregiversCardProps, 'changes' | 'told'> & {
  caregiver: PlacedCaregiver;
  children: ReactNode;
};

/** A caregiver's photo, name, contact details and last day. */
function Who({ caregiver, changes, told, children }: WhoProps) {
  const { placement, name, phone, endsOn, endReason, hasPhoto } = caregiver;
  return (
    <>
      <Stack direction="row" wrap>
        <div className={face}>
          <Suspense>
            <Face name={name} hasPhoto={hasPhoto} load={() => changes.loadPhoto(placement)} />
          </Suspense>
        </div>
        <div>
          {children}
          {phone && <PhoneLink phone={phone} />}
        </div>
      </Stack>
      {endsOn && placement !== told && (
        <Text typed measure>
          {[
            fill(t.lastDayIs, { day: formatDate(endsOn) }),
            endReason && fill(t.teamWrote, { reason: endReason }),
          ]
            .filter(Boolean)
            .join('\n')}
        </Text>
      )}
    </>
  );
}

/** The terms, and the visits as a calendar file. `about` names the caregiver if there are several. */
function Agreed({ caregiver, about }: { caregiver: PlacedCaregiver; about: string | undefined }) {
  const { placement, name, startsOn, endsOn, visits, availability, hourlyRate, checked = [] } = caregiver;
  return (
    <Stack gap={3}>
      {about && (
        <Heading level={3} size="sm">
          {about}
        </Heading>
      )}
      <DescriptionList
        items={[
          { term: t.times, description: timesAndHours(caregiver) },
          { term: t.pay, description: payAndWeek(payInWords(hourlyRate), visits, hourlyRate) },
          { term: t.firstDay, description: formatFullDay(startsOn) },
          ...(checked.length > 0
            ? [{ term: t.documentsWeChecked, description: inWords(checked, DOCUMENT_KINDS) }]
            : []),
        ]}
      />
      <div data-no-print>
        <Suspense>
          <CalendarButton
            placement={{
              id: placement,
              title: fill(t.careOf, { name }),
              visits,
              availability,
              startsOn,
              endsOn,
              periods: caregiver.periods,
            }}
            about={about}
          />
        </Suspense>
      </div>
    </Stack>
  );
}
