import { useState } from 'react';
import type { CoveredPlace } from '../../../data/figures.ts';
import { placeInWords } from '../../../domain/place.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { BarTable } from './BarTable.tsx';
import { CoverageMap } from './CoverageMap.tsx';
import { caregiversInWords, coverageWords, missedIn, ofPlace, wantedIn } from './figure-words.ts';
import { FigureCard } from './FigureCard.tsx';
import * as styles from './Figures.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const SHOWN = 10;

/** A map of where families request care and how many caregivers travel there, and the places without any. */
export function CoverageCard({ places }: { places: readonly CoveredPlace[] }) {
  const wanted = wantedIn(places);
  const missed = missedIn(places);
  return (
    <FigureCard
      title={t.coverage}
      words={coverageWords(places)}
      chart={
        wanted.length > 0 && (
          <div className={missed.length > 0 ? styles.beside : undefined}>
            <CoverageMap places={places} />
            <Missed places={missed} />
          </div>
        )
      }
      table={{
        caption: t.placesOpenRequestsHow,
        rows: wanted,
        rowKey: ({ placeId }) => String(placeId),
        href: ofPlace,
        columns: [
          { header: t.place, cell: placeInWords },
          { header: t.openRequests, cell: ({ requests }) => requests },
          { header: t.travelThere, cell: ({ caregivers }) => caregiversInWords(caregivers ?? 0) },
        ],
      }}
    />
  );
}

/** The places that no caregiver travels to, those with most requests first. */
function Missed({ places }: { places: readonly CoveredPlace[] }) {
  const [all, setAll] = useState(false);
  if (places.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={4} size="sm">
        {t.nobodyTravelsHere}
      </Heading>
      <BarTable
        caption={t.placesOpenRequestsWhich}
        header={t.place}
        rows={(all ? places : places.slice(0, SHOWN)).map((place) => ({
          key: String(place.placeId),
          name: placeInWords(place),
          href: ofPlace(place),
          amount: place.requests,
        }))}
      />
      {places.length > SHOWN && !all && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAll(true)}>
            {fill(t.showAll, { count: places.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
