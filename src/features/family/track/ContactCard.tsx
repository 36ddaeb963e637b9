import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { showPhone } from '../../../domain/phone.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import type { Changes } from './changes.ts';
import { createContactForm } from './contact-form.ts';
import { contactInWords } from './contact-words.ts';
import { atJoints } from '../request/at-joints.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactDraft } from './drafts.ts';
import { EmailChoice } from './EmailChoice.tsx';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import * as t from './contact.words.ts';

interface ContactCardProps {
  reference: string;
  contact: NonNullable<TrackedRequest['contact']>;
  readings: TrackedRequest['contactReadings'];
  mayChange: boolean;
  /** Null if there is no email address, or nothing more to write about. */
  wantsEmails: boolean | null;
  changes: Pick<Changes, 'changeContact' | 'chooseEmails'>;
  offline: boolean;
}

/** The contact: who we call or write to. */
export function ContactCard({
  reference,
  contact,
  readings,
  mayChange,
  wantsEmails,
  changes: { changeContact, chooseEmails },
  offline,
}: ContactCardProps) {
  const [store] = useState(() => createContactForm({ send: changeContact, draft: contactDraft(reference) }));
  const changing = useStore(store.$isOpen);
  const change = () => {
    store.open(contact);
    focusWhenShown('contactName');
  };
  const close = () => {
    store.close();
    focusWhenShown('change-contact');
  };
  return (
    <Fold
      heading={t.howReach}
      hint={contact.contactPhone ? showPhone(contact.contactPhone) : contact.contactEmail}
      open={(mayChange && changing) || undefined}
    >
      {mayChange && changing ? (
        <ContactForm store={store.form} close={close} offline={offline} />
      ) : (
        <DescriptionList
          items={contactInWords(contact).map(({ term, description }) => ({
            term,
            description: description && atJoints(description),
          }))}
        />
      )}
      {mayChange && !changing && !offline && (
        <div data-no-print>
          <Button id="change-contact" variant="secondary" size="small" icon="edit" onClick={change}>
            {t.changeContact}
          </Button>
        </div>
      )}
      {(mayChange || wantsEmails !== null) && !changing && (
        <div data-no-print>
          <NeedsConnection offline={offline} to={t.changeHowReach}>
            {wantsEmails !== null && <EmailChoice wanted={wantsEmails} chooseEmails={chooseEmails} />}
          </NeedsConnection>
        </div>
      )}
      {readings.length > 0 && (
        <Disclosure summary={t.whoRead}>
          <Stack as="ul" gap={1}>
            {readings.map(({ by, byLink, at }) => (
              <li key={at}>
                {formatDateTime(at)}, {byLink ? t.byKnownLink : (by ?? t.placementTeam)}
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Fold>
  );
}
