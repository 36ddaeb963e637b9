import { lazy, Suspense } from 'react';
import { searchPlaces } from '../../../data/places.ts';
import { operator } from '../../../domain/operator.ts';
import { placeOption } from '../../../domain/place.ts';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Combobox } from '../../../ui/combobox/Combobox.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { faultsIn, toPart } from '../../../domain/profile-input.ts';
import type { FieldsProps } from './use-section-form.tsx';
import * as t from './words.ts';

// Both fields work without the map.
const ReachMap = lazy(() => import('./ReachMap.tsx').catch(() => ({ default: () => <></> })));

/** The caregiver's town, and how far they travel. */
export function WhereYouWork({ form }: FieldsProps) {
  const fields = ['place', 'radius'] as const;
  const isWhole = Object.values(faultsIn(form.values, fields)).every((fault) => !fault);
  const { placeId, radiusKm } = toPart(form.values, fields);
  return (
    <>
      <Columns layout="halves">
        <Combobox
          {...form.field('place')}
          label={t.whereLive}
          hint={form.hint('place', t.typeFirstLettersTown)}
          onChange={(place) => form.change({ place })}
          text={form.values.placeText}
          onTextChange={(placeText) => form.change({ placeText })}
          load={findPlaces}
          emptyText={t.noTownNameTry}
        />
        <TextField
          {...form.text('radius')}
          label={t.howFarTravel}
          hint={form.hint('radius', t.straightLine)}
          inputMode="numeric"
          suffix={operator.distanceUnit === 'mi' ? 'miles' : 'km'}
          width="short"
        />
      </Columns>
      {isWhole && placeId && radiusKm && (
        <Suspense>
          <ReachMap placeId={placeId} km={radiusKm} />
        </Suspense>
      )}
    </>
  );
}

async function findPlaces(query: string) {
  const found = await searchPlaces(query);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.map(placeOption);
}
