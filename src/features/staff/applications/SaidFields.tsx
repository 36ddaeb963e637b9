import type { useForm } from '../../../parts/form/use-form.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { PlaceInput } from './place-form.ts';
import type { Side } from './terms.ts';

interface SaidFieldsProps {
  side: Side;
  form: Pick<ReturnType<typeof useForm<PlaceInput, unknown>>, 'text'>;
}

/** Takes the yes of one side that is missing, as it was said by phone. */
export function SaidFields({ side, form }: SaidFieldsProps) {
  return (
    <Stack gap={2}>
      <Text>
        The {side} has not said yes to these terms on{' '}
        {side === 'family' ? 'its own page. If it' : 'their own page. If they'} did so by phone or in person,
        write who said it, and when.
      </Text>
      <Columns gap={3}>
        <TextField {...form.text(`${side}SaidBy`)} label={`Yes of the ${side}, said by`} autoComplete="off" />
        <DateField {...form.text(`${side}SaidOn`)} label={`Yes of the ${side}, said on`} />
      </Columns>
    </Stack>
  );
}
