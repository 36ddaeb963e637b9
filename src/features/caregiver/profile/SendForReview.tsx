import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as styles from './profile.css.ts';
import type { ReviewForm } from './review-form.ts';
import * as t from './words.ts';

interface SendForReviewProps {
  store: ReviewForm;
  onSent: () => void;
}

/** Sends the profile for review, with the consent that staff need to read it. */
export function SendForReview({ store, onSent }: SendForReviewProps) {
  const form = useForm(store, { failureTitle: t.profileNotSent, onDone: onSent });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>{t.whenEverythingFilledSend}</Text>
      <Checkbox
        id="consent"
        label={t.iAgreeCaregiverPlacement}
        checked={form.values.consent}
        onChange={(event) => form.change({ consent: event.currentTarget.checked })}
        error={form.field('consent').error}
      />
      <div className={styles.foot}>
        <Button type="submit" busy={form.busy} busyLabel={t.sendingProfile}>
          {t.sendReview}
        </Button>
      </div>
    </Form>
  );
}
