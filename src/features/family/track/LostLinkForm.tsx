import { useState } from 'react';
import { sendPrivateLink } from '../../../data/tracking.ts';
import { EmailField } from '../../../parts/email-field/EmailField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { lookUpWords } from './look-up-words.ts';
import { createLostLinkForm } from './lost-link-form.ts';

/** A new private link by email, for those who have lost theirs. */
export default function LostLinkForm({ reference }: { reference?: string }) {
  const [store] = useState(() => createLostLinkForm(sendPrivateLink, reference));
  const [asked, setAsked] = useState(false);
  const form = useForm(store, {
    prefix: 'lost',
    explain: (failure) => Object.values(lookUpWords(failure)).join('. '),
    onDone: () => setAsked(true),
  });
  return (
    <Card heading="A new private link" tone="sunken">
      <Form {...form.props}>
        <Text>
          We send a new one to the email address that you gave us. Links and codes that you had before then no
          longer work.
        </Text>
        <ErrorSummary {...form.summary} />
        {asked && !form.busy && (
          <Notice tone="info" announce title="Check your email">
            If this reference and this email address belong together, a new link is on its way.
          </Notice>
        )}
        <TextField
          {...form.text('reference')}
          label="Reference of your request"
          width="medium"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <EmailField {...form.text('email')} label="Your email address" autoComplete="email" />
        <Stack direction="row">
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Sending…">
            Send me a new link
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
