import { searchPlaces } from '../../../data/places.ts';
import { operator } from '../../../domain/operator.ts';
import { placeOption } from '../../../domain/place.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Combobox } from '../../../ui/combobox/Combobox.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { ProfileFormProps } from './ProfileForm.tsx';

/** Where the caregiver starts from, how far the way may be, and which hours are free. */
export function WhereAndWhen({ form }: ProfileFormProps) {
  return (
    <Card heading="Where and when you work">
      <Columns layout="halves">
        <Combobox
          {...form.field('place')}
          label="Where you live"
          hint={form.hint('place', 'Type the first letters of your town, then choose it.')}
          onChange={(place) => form.change({ place })}
          text={form.values.placeText}
          onTextChange={(placeText) => form.change({ placeText })}
          load={findPlaces}
          emptyText="No town of that name. Try the next larger one."
        />
        <TextField
          {...form.text('radius')}
          label="How far you travel"
          hint={form.hint('radius', 'As the crow flies.')}
          inputMode="numeric"
          suffix={operator.distanceUnit === 'mi' ? 'miles' : 'km'}
          width="short"
        />
      </Columns>
      <AvailabilityGrid
        {...form.field('availability')}
        legend="When you can work"
        hint={form.hint(
          'availability',
          'The heading of a day or a part of the day turns its whole row or column.',
        )}
        onChange={(availability) => form.change({ availability })}
      />
    </Card>
  );
}

async function findPlaces(query: string) {
  const found = await searchPlaces(query);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.map(placeOption);
}
