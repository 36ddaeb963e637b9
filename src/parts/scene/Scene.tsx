import bicycle from './bicycle.svg?url&no-inline';
import desk from './desk.svg?url&no-inline';
import evening from './evening.svg?url&no-inline';
import hallway from './hallway.svg?url&no-inline';
import kitchen from './kitchen.svg?url&no-inline';
import letter from './letter.svg?url&no-inline';
import paper from './paper.svg?url&no-inline';
import tea from './tea.svg?url&no-inline';
import { scene } from './Scene.css.ts';
import * as t from './words.ts';

/** The drawings (scripts/illustrations.ts): who is in them, and their shape. */
const SCENES = {
  kitchen: [kitchen, '1200 900', t.kitchenTableCaregiverHeadscarf],
  hallway: [hallway, '1200 900', t.caregiverComesFrontDoor],
  evening: [evening, '1200 900', t.nightCaregiverSitsBeside],
  desk: [desk, '1200 900', t.womanDeskServiceCentre],
  bicycle: [bicycle, '1200 900', t.caregiverRidesHerBicycle],
  letter: [letter, '800 680', t.womanHoldsHerPhone],
  paper: [paper, '800 680', t.caregiverHoldsPaperHer],
  tea: [tea, '800 680', t.olderManCupHis],
} as const;

interface SceneProps {
  name: keyof typeof SCENES;
  /** For a drawing beside words that say the same. */
  decorative?: boolean;
}

/** A drawn scene in the colours of the theme. Its file is fetched by itself, and once. */
export function Scene({ name, decorative = false }: SceneProps) {
  const [file, size, label] = SCENES[name];
  const said = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox={`0 0 ${size}`} className={scene} {...said}>
      <use href={`${file}#scene`} />
    </svg>
  );
}
