import { useStore } from '@nanostores/react';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';

interface OtherOffersProps {
  application: Pick<ApplicationRecord, 'id'>;
  others: ApplicationStore['others'];
}

/** Warns of offers to others that the placement would end; nothing where there are none. */
export function OtherOffers({ application, others }: OtherOffersProps) {
  const asked = useStore(others.$value);
  const open =
    asked.state === 'ready'
      ? asked.value.filter(
          ({ id, status }) => id !== application.id && (status === 'offered' || status === 'accepted'),
        )
      : [];
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" title="This job is offered to somebody else, too">
      <ul>
        {open.map(({ id, status, caregiver }) => (
          <li key={id}>
            {caregiver.fullName ?? 'No name yet'}
            {status === 'accepted' ? ' has accepted it.' : ' has not answered yet.'}
          </li>
        ))}
      </ul>
      Their offers end with this placement.
    </Notice>
  );
}
