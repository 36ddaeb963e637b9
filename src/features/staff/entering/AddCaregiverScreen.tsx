import { lazy, Suspense, useState } from 'react';
import { href } from '../../../domain/routes.ts';
import { EmailField } from '../../../parts/email-field/EmailField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createAddForm } from './add-form.ts';
import { KeptNotice } from './KeptNotice.tsx';
import { WhoFields } from './WhoFields.tsx';
import * as t from './words.ts';

// Most staff enter only who it is, and leave the rest to the caregiver.
const CareFields = lazy(() => import('./CareFields.tsx'));

/** `/admin/caregivers/new`: adds a caregiver the agency already knows. */
export default function AddCaregiverScreen({ open }: ScreenProps) {
  const [store] = useState(() => createAddForm());
  const form = useForm(store, {
    failureTitle: t.notAdded,
    onDone: (id) => {
      toast(t.added, { tone: 'success' });
      open(href('adminCaregiver', { id }));
    },
  });
  const [withCare, setWithCare] = useState(form.restored);
  return (
    <Stack gap={4}>
      <PageHeader
        title={t.addCaregiver}
        intro={t.addIntro}
        breadcrumbs={[{ label: t.caregivers, href: href('adminCaregivers') }, { label: t.addCaregiver }]}
      />
      <ErrorSummary {...form.summary} />
      <Form {...form.props}>
        {form.restored && <KeptNotice store={store} />}
        <Text tone="muted">{t.onlyNameEmail}</Text>
        <WhoFields
          form={form}
          email={<EmailField {...form.text('email')} label={t.email} hint={t.emailHint} autoComplete="off" />}
        />
        <Disclosure summary={t.restOfProfile} open={withCare} onOpen={() => setWithCare(true)}>
          {withCare && (
            <Suspense fallback={<Spinner label={t.loadingProfile} />}>
              <CareFields form={form} />
            </Suspense>
          )}
        </Disclosure>
        <div>
          <Button type="submit" busy={form.busy} busyLabel={t.adding}>
            {t.addAndInvite}
          </Button>
        </div>
      </Form>
    </Stack>
  );
}
