import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import { correctRequest, loadAnswersToCorrect } from '../../../data/corrected-requests.ts';
import { clientName, contactOf } from '../../../domain/client.ts';
import { today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { loadable } from '../../../state/loadable.ts';
import { fill } from '../../../lib/fill.ts';
import { fail, type ValueOf } from '../../../lib/result.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CALL_WORDS } from './call-words.tsx';
import { column } from './RequestWizard.css.ts';
import { RequestWizard } from './RequestWizard.tsx';
import { staffCorrection } from './staff-correction.ts';
import * as t from './words.ts';

interface CorrectByStaffProps {
  id: string;
  open: (path: string) => void;
}

/** The wizard filled with a request's answers, for staff who change it with the family. */
export default function CorrectByStaff({ id, open }: CorrectByStaffProps) {
  const [said] = useState(() => loadable(() => loadAnswersToCorrect(id)));
  return (
    <Loaded data={said} label={t.loadingAnswers}>
      {(answers) => <Correcting id={id} open={open} said={answers} />}
    </Loaded>
  );
}

type CorrectingProps = CorrectByStaffProps & { said: ValueOf<typeof loadAnswersToCorrect> };

function Correcting({ id, open, said }: CorrectingProps) {
  const [drafts] = useState(() => staffCorrection(id, said));
  // An atom, since the wizard reads its value only when it sends.
  const [$told] = useState(() => atom({ by: '', on: today() }));
  const { by, on } = useStore($told);
  return (
    <Stack gap={4}>
      <div className={column}>
        <Card heading={fill(t.changeRequestFor, { client: clientName(said.client) })}>
          {contactOf(said.client) && <Text tone="muted">{contactOf(said.client)}</Text>}
          <Text>{t.familyIsToldWhatChanged}</Text>
          <Columns gap={3}>
            <TextField
              label={t.whoSaysSo}
              autoComplete="off"
              maxLength={200}
              value={by}
              onChange={({ currentTarget }) => $told.set({ by: currentTarget.value, on })}
            />
            <DateField
              label={t.whenSaid}
              value={on}
              onChange={({ currentTarget }) => $told.set({ by, on: currentTarget.value })}
            />
          </Columns>
        </Card>
      </div>
      <RequestWizard
        drafts={drafts}
        prefilled
        words={CALL_WORDS}
        send={async (request) => {
          const told = $told.get();
          if (!told.by.trim()) return fail({ kind: 'refused', code: 'said_by_missing' });
          if (!told.on) return fail({ kind: 'refused', code: 'said_on_invalid' });
          return correctRequest(id, request, said.version, told);
        }}
        onSent={() => {
          toast(t.requestIsChanged, { tone: 'success' });
          open(href('adminRequest', { id }));
        }}
      />
    </Stack>
  );
}
