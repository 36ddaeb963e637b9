import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { loadSurroundings, type Surroundings } from '../../../data/places-near.ts';
import { loadable } from '../../../state/loadable.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { drawReach, reachInWords, withinReach } from './reach.ts';
import * as styles from './ReachMap.css.ts';

/** Towns load for the next multiple of this, so that typing a radius does not load them at every digit. */
const STEP_KM = 50;

interface ReachMapProps {
  placeId: number;
  km: number;
  load?: typeof loadSurroundings;
}

/** A map of the towns within the radius, from our own list, and the same in words; nothing if they can't be loaded. */
export default function ReachMap({ placeId, km, load = loadSurroundings }: ReachMapProps) {
  const far = Math.ceil((1.1 * km) / STEP_KM) * STEP_KM;
  return <Map key={`${placeId} ${far}`} km={km} load={() => load(placeId, far)} />;
}

function Map({ km, load }: { km: number; load: () => ReturnType<typeof loadSurroundings> }) {
  const [around] = useState(() => loadable(load));
  const found = useStore(around.$value);
  return found.state === 'ready' ? <Drawn {...found.value} km={km} /> : null;
}

function Drawn({ middle, towns, km }: Surroundings & { km: number }) {
  const { width, height, centre, radius, dots, labels } = drawReach(middle, towns, km);
  return (
    <Stack gap={2}>
      {/* Hidden from screen readers, since the sentence below says the same. */}
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.map}>
        <circle cx={centre.x} cy={centre.y} r={radius} className={styles.reach} />
        {dots.map(({ town, x, y, inside }) => (
          <circle
            key={town.id}
            cx={x}
            cy={y}
            r={inside ? 3 : 2}
            className={inside ? styles.near : styles.town}
          />
        ))}
        <circle cx={centre.x} cy={centre.y} r={5} className={styles.near} />
        {labels.map(({ name, x, y, side }, at) => (
          <text
            key={name + x}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor={side}
            className={at === 0 ? styles.own : styles.name}
          >
            {name}
          </text>
        ))}
      </svg>
      <Text tone="muted" size="sm" measure>
        {reachInWords(middle, withinReach(middle, towns, km), km)}
      </Text>
    </Stack>
  );
}
