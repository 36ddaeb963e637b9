import { useState } from 'react';
import type { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import type { ApplicationRecord } from './application-screen.ts';
import type { PlaceInput } from './place-form.ts';
import { areNew, termsInWords, termsOf } from './terms.ts';
import { TermsFields } from './TermsFields.tsx';
import { toTerms } from './terms-input.ts';
import * as t from './words.ts';

interface PlaceTermsProps {
  form: Pick<ReturnType<typeof useForm<PlaceInput, unknown>>, 'field' | 'text' | 'change' | 'values'>;
  application: ApplicationRecord;
}

/** The terms of the placement, to read or to change. */
export function PlaceTerms({ form, application }: PlaceTermsProps) {
  const [changing, setChanging] = useState(false);
  const terms = toTerms(form.values);
  const agreed = termsOf(application);
  const { visits } = terms.visits || terms.availability !== agreed.availability ? terms : agreed;
  const faulty = (['availability', 'setTimes', 'hours', 'hourlyRate', 'startsOn', 'endsOn'] as const).some(
    (name) => form.field(name).error,
  );
  return (
    <Stack gap={3}>
      {changing || faulty ? (
        <TermsFields form={form} week={application.job.availability} />
      ) : (
        <>
          <DescriptionList items={termsInWords({ ...terms, visits })} />
          <Stack direction="row">
            <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
              {t.changeTerms}
            </Button>
          </Stack>
        </>
      )}
      {application.agreements.length > 0 && areNew(terms, application) && (
        <Notice tone="warning">{t.theseTermsNewWhat}</Notice>
      )}
    </Stack>
  );
}
