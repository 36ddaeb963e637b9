import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { StepProps } from './match-list.ts';
import { explainRefusal } from './match-words.ts';
import { createPhoneForm } from './phone-form.ts';

/** Writes down the application of somebody who says yes by phone. */
export function PhoneApplication({ caregiverId, fullName, store }: StepProps) {
  const [asking, setAsking] = useState(false);
  const [recording] = useState(() => store.recording(caregiverId));
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Applied by phone<VisuallyHidden> {fullName}</VisuallyHidden>
      </Button>
      <FormDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Has ${fullName} applied by phone?`}
        form={() => createPhoneForm(outcomeOf(recording))}
        prefix={`phone-${caregiverId}`}
        failureTitle="The application was not written down"
        explain={explainRefusal}
        confirm="Write down"
        busyLabel="Writing it down…"
        onDone={() => toast(`${fullName} has applied, and is told so.`, { tone: 'success' })}
      >
        {(form) => {
          const { id, name, value: mayBeShown } = form.field('mayBeShown');
          return (
            <>
              <Text>
                The application counts as if {fullName} had sent it. {fullName} is told, and can withdraw it.
              </Text>
              <DateField {...form.text('saidOn')} label="Said on" />
              <Checkbox
                id={id}
                name={name}
                label="Agrees that the family is told of the application"
                hint="First name and what the profile says, never surname, phone or address. Without it, nobody is introduced."
                checked={mayBeShown}
                onChange={({ target }) => form.change({ mayBeShown: target.checked })}
              />
            </>
          );
        }}
      </FormDialog>
    </>
  );
}
