import { searchPlaces } from '../../../data/places.ts';
import { currencySign, operator } from '../../../domain/operator.ts';
import { placeOption } from '../../../domain/place.ts';
import { MAX_OTHER_LANGUAGES, type ProfileInput } from '../../../domain/profile-input.ts';
import { LANGUAGES, options, SKILLS } from '../../../domain/vocabulary.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import type { useForm } from '../../../parts/form/use-form.ts';
import { CareOffered } from '../../../parts/profile-fields/CareOffered.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Combobox } from '../../../ui/combobox/Combobox.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import * as t from './words.ts';

/** Where, when and how a caregiver works, as staff fill it in. */
export default function CareFields({ form }: { form: ReturnType<typeof useForm<ProfileInput, unknown>> }) {
  return (
    <Columns layout="largeHalves">
      <Card heading={t.whereAndWhen}>
        <Stack gap={4}>
          <Columns layout="halves">
            <Combobox
              {...form.field('place')}
              label={t.place}
              hint={t.placeHint}
              onChange={(place) => form.change({ place })}
              text={form.values.placeText}
              onTextChange={(placeText) => form.change({ placeText })}
              load={findPlaces}
              emptyText={t.noTown}
            />
            <TextField
              {...form.text('radius')}
              label={t.radius}
              inputMode="numeric"
              suffix={operator.distanceUnit === 'mi' ? t.miles : t.km}
              width="short"
            />
          </Columns>
          <AvailabilityGrid
            {...form.field('availability')}
            legend={t.availability}
            hint={t.availabilityHint}
            onChange={(availability) => form.change({ availability })}
          />
          <TextField
            {...form.text('hourlyRate')}
            label={t.hourlyRate}
            inputMode="decimal"
            prefix={currencySign}
            width="short"
          />
        </Stack>
      </Card>
      <Stack gap={4}>
        <Card heading={t.careExperience}>
          <Stack gap={4}>
            <CareOffered
              care={{
                ...form.field('careTypes'),
                legend: t.careTypes,
                onChange: (careTypes) => form.change({ careTypes }),
              }}
              years={{ ...form.text('experienceYears'), label: t.experienceYears, suffix: t.years }}
            />
          </Stack>
        </Card>
        <Card heading={t.skillsLanguages}>
          <Stack gap={4}>
            <CheckboxGroup
              {...form.field('skills')}
              legend={t.skills}
              options={options(SKILLS)}
              columns
              onChange={(skills) => form.change({ skills })}
            />
            <CheckboxGroup
              {...form.field('languages')}
              legend={t.languages}
              options={options(LANGUAGES)}
              columns
              onChange={(languages) => form.change({ languages })}
            />
            <TextField
              {...form.text('otherLanguages')}
              label={t.otherLanguages}
              maxLength={MAX_OTHER_LANGUAGES}
            />
          </Stack>
        </Card>
      </Stack>
    </Columns>
  );
}

async function findPlaces(query: string) {
  const found = await searchPlaces(query);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.map(placeOption);
}
