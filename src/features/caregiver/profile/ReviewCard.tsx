import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ProfileFormProps } from './ProfileForm.tsx';

/** Sends the profile in, with the consent that makes it right to read it. */
export function ReviewCard({ form }: ProfileFormProps) {
  return (
    <Card heading="Send it to us" tone="primary">
      <Text>
        When everything is filled in, send us your profile. We read it, look at your documents, and tell you
        whether you can apply for jobs or what to change.
      </Text>
      <Checkbox
        id="consent"
        label="I agree that Caregiver Placement keeps these details and my documents, checks them, and uses them to match me with families."
        checked={form.values.consent}
        onChange={(event) => form.change({ consent: event.currentTarget.checked })}
        error={form.field('consent').error}
      />
      <Stack direction="row">
        <Button
          type="submit"
          busy={form.busy && form.values.aim === 'review'}
          busyLabel="Sending your profile…"
          onClick={() => form.busy || form.change({ aim: 'review' })}
        >
          Send for review
        </Button>
      </Stack>
    </Card>
  );
}
