import bicycle from './bicycle.svg?url&no-inline';
import desk from './desk.svg?url&no-inline';
import evening from './evening.svg?url&no-inline';
import hallway from './hallway.svg?url&no-inline';
import kitchen from './kitchen.svg?url&no-inline';
import letter from './letter.svg?url&no-inline';
import paper from './paper.svg?url&no-inline';
import tea from './tea.svg?url&no-inline';
import { scene } from './Scene.css.ts';

/** The drawings (scripts/illustrations.ts): who is in them, and their shape. */
const SCENES = {
  kitchen: [
    kitchen,
    '1200 900',
    'At the kitchen table, a caregiver in a headscarf and an older woman have tea together.',
  ],
  hallway: [hallway, '1200 900', 'A caregiver comes in at the front door; a man in a wheelchair greets him.'],
  evening: [evening, '1200 900', 'It is night: a caregiver sits beside the bed of an old man who smiles.'],
  desk: [desk, '1200 900', 'A woman at the desk of the service centre explains something.'],
  bicycle: [bicycle, '1200 900', 'A caregiver rides her bicycle past houses.'],
  letter: [letter, '800 680', 'A woman holds her phone: a message has come.'],
  paper: [paper, '800 680', 'A caregiver holds a paper in her hands.'],
  tea: [tea, '800 680', 'An older man with a cup in his hand.'],
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
