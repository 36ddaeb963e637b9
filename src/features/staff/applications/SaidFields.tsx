import type { useForm } from '../../../parts/form/use-form.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { PlaceInput } from './place-form.ts';
import type { Side } from './terms.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface SaidFieldsProps {
  side: Side;
  form: Pick<ReturnType<typeof useForm<PlaceInput, unknown>>, 'text'>;
}

/** Asks for a side's missing yes, as given by phone. */
export function SaidFields({ side, form }: SaidFieldsProps) {
  return (
    <Stack gap={2}>
      <Text>{fill(t.notSaidYesThese, { side })}</Text>
      <Columns gap={3}>
        <TextField {...form.text(`${side}SaidBy`)} label={fill(t.whoSaidYes, { side })} autoComplete="off" />
        <DateField {...form.text(`${side}SaidOn`)} label={fill(t.whenDidSayYes, { side })} />
      </Columns>
    </Stack>
  );
}
