import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { TrackedRequest } from '../../../data/tracking.ts';
import type { Contact } from '../../../domain/contact-faults.ts';
import { keptDraft } from '../../../state/kept-draft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
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
  const change = () => {
    draft.keep({ contactName, contactPhone: contactPhone ?? '', contactEmail: contactEmail ?? '' });
    focusWhenShown('contactName');
  };
  const close = () => {
    draft.forget();
    focusWhenShown('change-contact');
  };
  return (
    <Card
      heading="How we reach you"
      actions={
        mayChange &&
        !changing && (
          <span data-no-print>
            <Button id="change-contact" variant="secondary" size="small" icon="edit" onClick={change}>
              Change
            </Button>
          </span>
        )
      }
    >
      {mayChange && changing ? (
        <ContactForm contact={changing} keep={draft.keep} close={close} act={act} />
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
