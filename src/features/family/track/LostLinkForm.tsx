import { useState } from 'react';
import { sendPrivateLink } from '../../../data/tracking.ts';
import { EmailField } from '../../../parts/email-field/EmailField.tsx';
import { operator } from '../../../domain/operator.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { lookUpWords } from './look-up-words.ts';
import { createLostLinkForm } from './lost-link-form.ts';
import * as t from './look-up.words.ts';

/** Sends a new private link by email. */
export default function LostLinkForm({ reference }: { reference?: string }) {
  const [store] = useState(() => createLostLinkForm(sendPrivateLink, reference));
  const [asked, setAsked] = useState(false);
  const form = useForm(store, {
    prefix: 'lost',
    explain: (failure) => Object.values(lookUpWords(failure)).join('. '),
    onDone: () => setAsked(true),
  });
  if (asked)
    return (
      <Notice
        tone="info"
        announce
        title={t.checkEmail}
        actions={
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setAsked(false);
              focusWhenShown('lost-email');
            }}
          >
            {t.useAnotherAddress}
          </Button>
        }
      >
        {t.ifReferenceEmailAddress}{' '}
        {fillNodes(t.noEmailCall, { link: <PhoneLink phone={operator.contact.phone} /> })}
      </Notice>
    );
  return (
    <Card heading={t.newPrivateLink} tone="sunken">
      <Form {...form.props}>
        <Text>{t.sendNewOneEmail}</Text>
        <ErrorSummary {...form.summary} />
        <TextField
          {...form.text('reference')}
          label={t.referenceRequest}
          hint={t.referenceInFirstEmail}
          width="medium"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <EmailField {...form.text('email')} label={t.emailAddress} autoComplete="email" />
        <Stack direction="row">
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t.sending}>
            {t.sendMeNewLink}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
