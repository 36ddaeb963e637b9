import { Controller } from 'react-hook-form';
import { searchPlaces } from '../../../data/places.ts';
import { operator } from '../../../domain/operator.ts';
import { placeOption } from '../../../domain/place.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Combobox } from '../../../ui/combobox/Combobox.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { FormPart } from './form-part.ts';

/** Where the caregiver starts from, how far the way may be, and which hours are free. */
export function WhereAndWhen({ form: { control, register, setValue, watch, formState } }: FormPart) {
  const { errors } = formState;
  return (
    <Card heading="Where and when you work">
      <Columns layout="halves">
        <Controller
          name="place"
          control={control}
          render={({ field }) => (
            <Combobox
              id="place"
              label="Where you live"
              hint="Type the first letters of your town, then choose it."
              value={field.value}
              onChange={field.onChange}
              text={watch('placeText') ?? ''}
              onTextChange={(text) => setValue('placeText', text, { shouldDirty: true })}
              onBlur={field.onBlur}
              load={findPlaces}
              emptyText="No town of that name. Try the next larger one."
              error={errors.place?.message}
            />
          )}
        />
        <TextField
          {...register('radius')}
          id="radius"
          label="How far you travel"
          hint="As the crow flies."
          inputMode="numeric"
          suffix={operator.distanceUnit === 'mi' ? 'miles' : 'km'}
          width="short"
          error={errors.radius?.message}
        />
      </Columns>
      <Controller
        name="availability"
        control={control}
        render={({ field }) => (
          <AvailabilityGrid
            id="availability"
            legend="When you can work"
            hint="The heading of a day or a part of the day turns its whole row or column."
            value={field.value}
            onChange={field.onChange}
            error={errors.availability?.message}
          />
        )}
      />
    </Card>
  );
}

async function findPlaces(query: string) {
  const found = await searchPlaces(query);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.map(placeOption);
}
