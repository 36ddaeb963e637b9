import { useState } from 'react';
import { useForm } from '../../../parts/form/use-form.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { StaffNameField } from '../StaffNameField.tsx';
import { createNameCard } from './name-card.ts';
import * as t from './words.ts';

/** For staff: the name that colleagues read. */
export function NameCard({ id }: { id: string }) {
  const [card] = useState(() => createNameCard(id));
  return (
    <Card heading={t.yourName}>
      <Loaded data={card.name} label={t.lookingUpName} like="">
        {(name) => <NameForm form={card.form(name)} />}
      </Loaded>
    </Card>
  );
}

function NameForm({ form: made }: { form: ReturnType<ReturnType<typeof createNameCard>['form']> }) {
  const [store] = useState(() => made);
  const form = useForm(store, {
    prefix: 'name',
    onDone: () => toast(t.nameSaved, { tone: 'success' }),
  });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <StaffNameField {...form.text('name')} />
      <Stack direction="row">
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t.savingName}>
          {t.saveName}
        </Button>
      </Stack>
    </Form>
  );
}
