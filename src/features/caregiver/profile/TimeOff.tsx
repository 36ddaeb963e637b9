import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ourNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { isSoon } from '../../../domain/visit-state.ts';
import { fill } from '../../../lib/fill.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { $said, whenSent } from '../said/said.ts';
import { DaysOffEntry } from './DaysOffEntry.tsx';
import { addedDays, knownDays, type ShownDaysOff } from './said-days-off.ts';
import { daysKey, daysOffFaults, type TimeOffStore } from './time-off-screen.ts';
import { VisitsTouched } from './VisitsTouched.tsx';
import * as t from './words.ts';

/** The caregiver's days off, and a form to add some. */
export function TimeOff({ store }: { store: TimeOffStore }) {
  const said = useStore($said);
  const added = addedDays(said);
  // What was waiting has arrived, so the service's copy is read again.
  useEffect(() => whenSent(store.refresh), [store]);
  const form = useForm(store.form, {
    prefix: 'off',
    failureTitle: t.daysOffWereNot,
    onDone: ({ fate, visits }) => {
      store.form.reset();
      if (fate === 'told') {
        toast(visits.length > 0 ? t.daysOffSavedAndTold : t.daysOffSaved, { tone: 'success' });
        return;
      }
      const call = visits.some((visit) => isSoon(visit));
      toast(call ? `${t.daysOffWait} ${fill(t.soonToo, { phone: ourNumber })}` : t.daysOffWait, {
        tone: 'warning',
      });
    },
  });
  const { from, to } = form.values;
  const faults = daysOffFaults(form.values);
  const days = daysKey(form.values);
  const off = form.field('off');
  const list = (entries: readonly ShownDaysOff[]) =>
    entries.length > 0 && (
      <DividedList gap={2}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <DaysOffEntry days={entry} removal={store.removal} />
          </li>
        ))}
      </DividedList>
    );
  return (
    <Stack gap={3}>
      <Text measure>{t.holidaysAnythingElseKeeps}</Text>
      <Loaded data={store.daysOff} label={t.lookingUpDaysOff}>
        {(entries) =>
          entries.length + added.length === 0 ? (
            <Text tone="muted">{t.noDaysOffHere}</Text>
          ) : (
            list(knownDays(entries, said))
          )
        }
      </Loaded>
      {list(added)}
      <Form {...form.props}>
        {!off.error && <ErrorSummary {...form.summary} />}
        <Columns layout="halves">
          <DateField {...form.text('from')} label={t.firstDayOff} />
          <DateField {...form.text('to')} label={t.lastDayOff} />
        </Columns>
        {!faults.from && !faults.to && (
          <VisitsTouched key={days} visits={store.visitsOn({ from, to })}>
            {off.error && <ErrorSummary {...form.summary} />}
            <Checkbox
              id={off.id}
              error={off.error}
              checked={off.value === days}
              onChange={(event) => form.change({ off: event.currentTarget.checked ? days : '' })}
              label={t.iCantComeThen}
            />
          </VisitsTouched>
        )}
        <Stack direction="row" gap={3} wrap align="center">
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t.savingDaysOff}>
            {t.addDaysOff}
          </Button>
          <Text tone="muted" size="sm">
            {t.savedOnceWithoutRest}
          </Text>
        </Stack>
      </Form>
    </Stack>
  );
}
