import type { Figures } from '../../../data/figures.ts';
import { CARE_TYPES } from '../../../domain/vocabulary.ts';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { BarTable } from './BarTable.tsx';
import { CoverageCard } from './CoverageCard.tsx';
import { careWords, ofAll, ofCare, ofPlace, openIn, placeWords, wantedIn } from './figure-words.ts';
import { FigureCard } from './FigureCard.tsx';
import * as styles from './Figures.css.ts';
import { WeekCards } from './WeekCards.tsx';
import * as t from './words.ts';

const PLACES_SHOWN = 10;

export function FigureGrid({ figures }: { figures: Figures }) {
  const { weeks, total, byCare, places } = figures;
  const open = openIn(places);
  if (open + total.requests + total.placements === 0)
    return (
      <EmptyState title={t.noFiguresYet} icon="clock">
        {t.theyComeFirstRequest}
      </EmptyState>
    );
  return (
    <div className={styles.grid}>
      <WeekCards weeks={weeks} total={total} />
      <div className={styles.half}>
        <FigureCard
          title={t.openKindCare}
          words={careWords(byCare, open)}
          chart={
            byCare.length > 0 && (
              <BarTable
                caption={t.openRequestsKindCare}
                header={t.kindCare}
                rows={byCare.map((demand) => ({
                  key: demand.careType,
                  name: CARE_TYPES[demand.careType],
                  href: ofCare(demand),
                  amount: demand.requests,
                }))}
              />
            )
          }
        >
          {open > 0 && (
            <Text size="sm">
              <Link href={ofAll()}>{t.allOpenRequests}</Link>
            </Text>
          )}
        </FigureCard>
      </div>
      <div className={styles.half}>
        <FigureCard
          title={t.openPlace}
          words={placeWords(places)}
          chart={
            open > 0 && (
              <BarTable
                caption={t.placesMostOpenRequests}
                header={t.place}
                rows={wantedIn(places)
                  .slice(0, PLACES_SHOWN)
                  .map((place) => ({
                    key: String(place.placeId),
                    name: place.name,
                    href: ofPlace(place),
                    amount: place.requests,
                  }))}
              />
            )
          }
        />
      </div>
      <div className={styles.mapCard}>
        <CoverageCard places={places} />
      </div>
    </div>
  );
}
