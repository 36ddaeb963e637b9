import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as styles from './profile.css.ts';
import type { ReviewForm } from './review-form.ts';

interface SendForReviewProps {
  store: ReviewForm;
  onSent: () => void;
}

/** Sends the profile in, with the consent that makes it right to read it. */
export function SendForReview({ store, onSent }: SendForReviewProps) {
  const form = useForm(store, { failureTitle: 'Your profile was not sent', onDone: onSent });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
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
      <div className={styles.foot}>
        <Button type="submit" busy={form.busy} busyLabel="Sending your profile…">
          Send for review
        </Button>
      </div>
    </Form>
  );
}
