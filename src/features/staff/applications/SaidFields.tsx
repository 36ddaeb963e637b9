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
        The {side} has not said yes to these terms on their own page. If they did so by phone or in person,
        write who said it, and when.
      </Text>
      <Columns gap={3}>
        <TextField
          {...form.text(`${side}SaidBy`)}
          label={`Who said yes for the ${side}?`}
          autoComplete="off"
        />
        <DateField {...form.text(`${side}SaidOn`)} label={`When did the ${side} say yes?`} />
      </Columns>
    </Stack>
  );
}
