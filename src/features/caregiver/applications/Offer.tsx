import { useStore } from '@nanostores/react';
import type { Offer as OfferData } from '../../../data/own-applications.ts';
import { formatLongDay } from '../../../domain/operator.ts';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ApplicationsScreenStore, OwnApplication } from './applications-screen.ts';
import { OfferAnswer } from './OfferAnswer.tsx';
import { alsoWorking, belowAdvertised, isStillOpen, otherFirstDay, otherHours } from './offer-words.ts';
import { Terms } from './Terms.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface OfferProps {
  application: OwnApplication;
  offer: OfferData;
  screen: ApplicationsScreenStore;
}

/** The offer and its answer, or the terms once it is accepted. */
export function Offer({ application, offer, screen }: OfferProps) {
  const accepted = application.status === 'accepted';
  const refusal = useStore(screen.$refusal);
  // The database's day may be ahead of this device's.
  const tooLate = refusal?.id === application.id && refusal.failure.code === 'offer_expired';
  const below = belowAdvertised(offer, application.job);
  const hours = otherHours(offer, application.job);
  const firstDay = otherFirstDay(offer, application.job);
  const own = useStore(screen.applications.$value);
  const also = !accepted && own.state === 'ready' && alsoWorking(offer, own.value);
  const isOpen = !tooLate && isStillOpen(offer);
  return (
    <Card heading={accepted ? t.whatAccepted : t.ourOffer} headingLevel={3} tone="secondary">
      {!accepted && (
        <Text strong>
          {isOpen
            ? fill(t.pleaseAnswer, { day: formatLongDay(offer.standsUntil) })
            : fill(t.offerEndedWill, { day: formatLongDay(offer.standsUntil) })}
        </Text>
      )}
      {hours && <Text strong>{hours}</Text>}
      {below && <Text strong>{below}</Text>}
      {firstDay && <Text strong>{firstDay}</Text>}
      {also && <Text strong>{also}</Text>}
      <Terms terms={offer} offered job={application.job} />
      {!accepted && isOpen && (
        // Changed terms make a new offer, so a dialog about the earlier one closes.
        <OfferAnswer key={offer.offeredAt} application={application} offer={offer} screen={screen} />
      )}
      {!accepted && <Text>{fillNodes(t.questionsCall, { phone: <OurNumber /> })}</Text>}
    </Card>
  );
}
