import { useForm } from '../../../parts/form/use-form.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { DaysOffEntry } from './DaysOffEntry.tsx';
import type { TimeOffStore } from './time-off-screen.ts';

/** The days on which a caregiver can't work: a list, and a form of its own for more of them. */
export function TimeOff({ store }: { store: TimeOffStore }) {
  const form = useForm(store.form, {
    prefix: 'off',
    failureTitle: 'Your days off were not added',
    onDone: () => {
      store.form.reset();
      toast('Your days off are saved.', { tone: 'success' });
    },
  });
  return (
    <Stack gap={3}>
      <Text measure>
        Holidays, or anything else that keeps you from working. They count in the match: nobody proposes you
        for a job that begins while you are away. Families where you are placed are not told by this; please
        tell them yourself.
      </Text>
      <Loaded data={store.daysOff} label="Looking up your days off…">
        {(entries) =>
          entries.length === 0 ? (
            <Text tone="muted">You have no days off here.</Text>
          ) : (
            <DividedList gap={2}>
              {entries.map((days) => (
                <li key={days.id}>
                  <DaysOffEntry days={days} removal={store.removal} />
                </li>
              ))}
            </DividedList>
          )
        }
      </Loaded>
      <Form {...form.props}>
        <ErrorSummary {...form.summary} />
        <Columns layout="halves">
          <DateField {...form.text('from')} label="First day off" />
          <DateField {...form.text('to')} label="Last day off" />
        </Columns>
        <Stack direction="row" gap={3} wrap align="center">
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving your days off…">
            Add days off
          </Button>
          <Text tone="muted" size="sm">
            Saved at once, without the rest of your profile.
          </Text>
        </Stack>
      </Form>
    </Stack>
  );
}
