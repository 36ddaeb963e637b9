import type { CoveredPlace } from '../../../data/figures.ts';
import { placeInWords } from '../../../domain/place.ts';
import { project } from '../../../lib/flat-map.ts';
import { caregiversInWords, ofPlace, wantedIn } from './figure-words.ts';
import * as styles from './Figures.css.ts';
import { dotRadius, namesOn, type Reach, reachOf } from './scale.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const KEYS: Record<Reach, string> = t.keys;

/**
 * Our own places, north up: a dot for each with open requests, sized by how many, coloured by how many caregivers
 * travel there.
 */
export function CoverageMap({ places }: { places: readonly CoveredPlace[] }) {
  const { width, height, at } = project(places);
  const wanted = wantedIn(places);
  const most = Math.max(...wanted.map(({ requests }) => requests));
  return (
    // For sight and mouse only. The table has the same data and links.
    <div aria-hidden="true">
      <div className={styles.legend}>
        {t.caregiversWhoTravelThere}
        {(Object.keys(KEYS) as Reach[]).map((reach) => (
          <span key={reach} className={styles.key}>
            <svg width="12" height="12" viewBox="0 0 24 24">
              <circle cx="12" cy="12" r="9" className={styles.reach[reach]} />
            </svg>
            {KEYS[reach]}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.map}>
        {places.map((place) => {
          const { x, y } = at(place);
          return <circle key={place.placeId} cx={x} cy={y} r={1.8} className={styles.town} />;
        })}
        {wanted.map((place) => {
          const { x, y } = at(place);
          const caregivers = place.caregivers ?? 0;
          return (
            <a key={place.placeId} href={ofPlace(place)} tabIndex={-1}>
              <circle
                cx={x}
                cy={y}
                r={dotRadius(place.requests, most)}
                className={styles.reach[reachOf(caregivers)]}
              >
                <title>
                  {fill(t.openTravellingThere, {
                    place: placeInWords(place),
                    requests: place.requests,
                    caregivers: caregiversInWords(caregivers).toLowerCase(),
                  })}
                </title>
              </circle>
            </a>
          );
        })}
        {namesOn(
          wanted.map((place) => ({ ...at(place), r: dotRadius(place.requests, most), name: place.name })),
          width,
        ).map(({ name, x, y, anchor }) => (
          <text key={`${name} ${x}`} x={x} y={y} textAnchor={anchor} className={styles.placeName}>
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}
