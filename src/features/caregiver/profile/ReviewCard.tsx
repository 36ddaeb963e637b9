import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

interface ReviewCardProps {
  busy: boolean;
  consentProblem: string | undefined;
  onReview: (consent: boolean) => void;
}

/** Sends the profile in, with the consent that makes it right to read it. */
export function ReviewCard({ busy, consentProblem, onReview }: ReviewCardProps) {
  const [consent, setConsent] = useState(false);
  return (
    <Card heading="Send it to us" tone="primary">
      <Text>
        When everything is filled in, send us your profile. We read it, look at your documents, and tell you
        whether you can apply for jobs or what to change.
      </Text>
      <Checkbox
        id="consent"
        label="I agree that Caregiver Placement keeps these details and my documents, checks them, and uses them to match me with families."
        checked={consent}
        onChange={(event) => setConsent(event.currentTarget.checked)}
        error={consentProblem}
      />
      <Stack direction="row">
        <Button busy={busy} busyLabel="Sending your profile…" onClick={() => onReview(consent)}>
          Send for review
        </Button>
      </Stack>
    </Card>
  );
}
