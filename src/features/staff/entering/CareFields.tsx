import { searchPlaces } from '../../../data/places.ts';
import { operator } from '../../../domain/operator.ts';
import { placeOption } from '../../../domain/place.ts';
import type { ProfileInput } from '../../../domain/profile-input.ts';
import type { useForm } from '../../../parts/form/use-form.ts';
import { CareOffered } from '../../../parts/profile-fields/CareOffered.tsx';
import { SkillsAndLanguages } from '../../../parts/profile-fields/SkillsAndLanguages.tsx';
import { WeekAndPay } from '../../../parts/profile-fields/WeekAndPay.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Combobox } from '../../../ui/combobox/Combobox.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import * as t from './words.ts';

/** Where, when and how a caregiver works. */
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
          <WeekAndPay
            week={{
              ...form.field('availability'),
              legend: t.availability,
              hint: t.availabilityHint,
              onChange: (availability) => form.change({ availability }),
            }}
            rate={{ ...form.text('hourlyRate'), label: t.hourlyRate }}
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
            <SkillsAndLanguages
              skills={{
                ...form.field('skills'),
                legend: t.skills,
                onChange: (skills) => form.change({ skills }),
              }}
              languages={{
                ...form.field('languages'),
                legend: t.languages,
                onChange: (languages) => form.change({ languages }),
              }}
              other={{ ...form.text('otherLanguages'), label: t.otherLanguages }}
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
