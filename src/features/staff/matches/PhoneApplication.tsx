import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { StepProps } from './match-list.ts';
import { explainRefusal } from './match-words.ts';
import { createPhoneForm } from './phone-form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Records an application by phone. */
export function PhoneApplication({ caregiverId, fullName, client, store }: StepProps) {
  const [asking, setAsking] = useState(false);
  const [recording] = useState(() => store.recording(caregiverId));
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        {t.appliedByPhone}
        <VisuallyHidden> {fullName}</VisuallyHidden>
      </Button>
      <FormDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={fill(t.appliedByPhoneQuestion, { fullName, client: clientName(client) })}
        form={() => createPhoneForm(outcomeOf(recording))}
        prefix={`phone-${caregiverId}`}
        failureTitle={t.applicationNotWrittenDown}
        explain={explainRefusal}
        confirm={t.writeDown}
        busyLabel={t.writingDown}
        onDone={() => toast(fill(t.appliedTold, { fullName }), { tone: 'success' })}
      >
        {(form) => {
          const { id, name, value: mayBeShown } = form.field('mayBeShown');
          return (
            <>
              <Text>{fill(t.applicationCountsIfSent, { fullName })}</Text>
              <DateField {...form.text('saidOn')} label={t.saidOn} />
              <Checkbox
                id={id}
                name={name}
                label={t.agreesFamilyToldApplication}
                hint={t.firstNameWhatProfile}
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
