import armchair from './armchair.svg?url&no-inline';
import bicycle from './bicycle.svg?url&no-inline';
import call from './call.svg?url&no-inline';
import cards from './cards.svg?url&no-inline';
import colleagues from './colleagues.svg?url&no-inline';
import course from './course.svg?url&no-inline';
import desk from './desk.svg?url&no-inline';
import evening from './evening.svg?url&no-inline';
import hallway from './hallway.svg?url&no-inline';
import hello from './hello.svg?url&no-inline';
import kitchen from './kitchen.svg?url&no-inline';
import laptop from './laptop.svg?url&no-inline';
import letter from './letter.svg?url&no-inline';
import meadow from './meadow.svg?url&no-inline';
import paper from './paper.svg?url&no-inline';
import { scene } from './Scene.css.ts';
import tea from './tea.svg?url&no-inline';
import walk from './walk.svg?url&no-inline';
import * as t from './words.ts';

/**
 * The drawings (scripts/illustrations.ts), each used in one place. Drawings of rooms have a text alternative. The
 * others are beside words that say the same.
 */
const SCENES = {
  armchair: [armchair, t.caregiverRestsArmchair],
  bicycle: [bicycle, t.caregiverRidesHerBicycle],
  cards: [cards, t.olderManCaregiverPlayCards],
  colleagues: [colleagues, t.threeCaregiversStandTogether],
  course: [course, t.teacherExplainsTwoLearners],
  desk: [desk, t.womanDeskServiceCentre],
  evening: [evening, t.nightCaregiverSitsBeside],
  hallway: [hallway, t.caregiverComesFrontDoor],
  kitchen: [kitchen, t.kitchenTableCaregiverHeadscarf],
  walk: [walk, t.caregiverOlderManWalk],
  call: [call],
  hello: [hello],
  laptop: [laptop],
  letter: [letter],
  meadow: [meadow],
  paper: [paper],
  tea: [tea],
} as const satisfies Record<string, readonly [file: string, label?: string]>;

interface SceneProps {
  name: keyof typeof SCENES;
}

/** A drawing in the theme's colours. Its file loads by itself, once. */
export function Scene({ name }: SceneProps) {
  const [file, label] = SCENES[name];
  return (
    <svg
      viewBox={`0 0 ${label ? '1200 900' : '800 680'}`}
      className={scene}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${file}#scene`} />
    </svg>
  );
}
