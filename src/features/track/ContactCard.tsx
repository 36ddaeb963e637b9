import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { TrackedRequest } from '../../data/tracking.ts';
import type { Contact } from '../../lib/contact-faults.ts';
import { keptDraft } from '../../lib/kept-draft.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactDraft } from './drafts.ts';
import type { TrackScreen } from './track-screen.ts';

interface ContactCardProps {
  reference: string;
  contact: NonNullable<TrackedRequest['contact']>;
  mayChange: boolean;
  act: TrackScreen['changeContact'];
}

/** Whom we call or write to. Half changed, it is still being changed after a reload. */
export function ContactCard({ reference, contact, mayChange, act }: ContactCardProps) {
  const [draft] = useState(() => keptDraft<Contact>(contactDraft(reference)));
  const changing = useStore(draft.$draft);
  const { contactName, contactPhone, contactEmail } = contact;
  return (
    <Card
      heading="How we reach you"
      actions={
        mayChange &&
        !changing && (
          <span data-no-print>
            <Button
              variant="secondary"
              size="small"
              icon="edit"
              onClick={() =>
                draft.keep({
                  contactName,
                  contactPhone: contactPhone ?? '',
                  contactEmail: contactEmail ?? '',
                })
              }
            >
              Change
            </Button>
          </span>
        )
      }
    >
      {mayChange && changing ? (
        <ContactForm contact={changing} keep={draft.keep} close={draft.forget} act={act} />
      ) : (
        <DescriptionList
          items={[
            { term: 'Name', description: contactName },
            { term: 'Phone', description: contactPhone },
            { term: 'E-mail', description: contactEmail },
          ]}
        />
      )}
    </Card>
  );
}
