import {
  carerAtNight,
  carerAtTheDoor,
  carerInHijab,
  carerOnBicycle,
  carerWithPaper,
  daughter,
  grandmother,
  manInBed,
  manInWheelchair,
  womanOnTheTelephone,
} from './people.ts';
import { box, disc, flat, frame, lamp, line, pen, plant, stand, window } from './room.ts';

interface Scene {
  width: number;
  height: number;
  drawing: () => string;
}

const hills = (x: number, y: number) => flat(`M${x} ${y}l50-80 34 50 24-30 42 60z`, 'green');

export const SCENES = {
  /** Over a cup of tea. */
  kitchen: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'wall'),
        window(420, 80, 360, 330),
        plant(540, 412),
        frame(1010, 70, 150, 180, hills(1015, 240)),
        line('M40 200H190', 'wood', 16),
        pen('M60 190v-60h50v60z', 'amber', 6) + pen('M130 190v-80h40v80z', 'green', 6),
        stand(carerInHijab, 30, 130, 0.64),
        stand(grandmother, 1170, 130, 0.64, 'left'),
        flat('M0 800h1200V900H0z', 'woodDeep'),
        flat(box(0, 780, 1200, 50), 'wood'),
        pen('M690 700c60-10 70 54-10 66', 'none', 16),
        pen('M524 740c-50 0-44-56-86-62 8-24 60-12 92 20z', 'red'),
        pen('M520 690c-10 70 20 108 84 108s94-38 84-108z', 'red'),
        pen('M520 690c8-44 40-62 84-62s76 18 84 62zM584 628c-4-34 44-34 40 0', 'red'),
      ].join(''),
  },
  /** The first visit. */
  hallway: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'wall'),
        flat('M0 620h1200V900H0z', 'floor'),
        flat(box(70, 110, 300, 510, 12), 'sky'),
        flat('M70 520q80-70 160-20t140-10v130h-300z', 'floorDeep'),
        line('M70 620v-498a12 12 0 0 1 12-12h276a12 12 0 0 1 12 12v498', 'wood', 20),
        pen('M370 120l90 44v500l-90-44z', 'blueDeep', 7) + flat(disc(440, 420, 9), 'amber'),
        frame(900, 90, 150, 180, hills(905, 260)),
        plant(620, 700),
        lamp(660, 130),
        stand(carerAtTheDoor, 190, 60, 0.27),
        stand(manInWheelchair, 1090, 240, 0.27, 'left'),
      ].join(''),
  },
  /** Someone is there, also when it is late. */
  evening: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'wallDeep'),
        window(520, 90, 260, 300, 'blueDeep'),
        frame(950, 90, 150, 180, hills(955, 260)),
        pen('M20 420q0-60 60-60h300q60 0 60 60v300h-420z', 'woodDeep'),
        pen('M60 560q-20-130 90-130h180q110 0 90 130v120h-360z', 'paper'),
        stand(carerAtNight, 1180, 170, 0.65, 'left'),
        stand(manInBed, 10, 200, 0.6),
        pen('M-40 960v-180q20-90 160-90h460q200 0 240 120v150z', 'blue'),
        pen('M-40 800q20-70 160-70h460q170 0 224 60', 'none'),
        line(
          'M120 960q40-120 20-224M330 960q30-120 10-224M540 960q20-120 0-224M720 960q20-90-6-170',
          'blueDeep',
          7,
        ),
      ].join(''),
  },
  /** At the service centre. */
  desk: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'floor'),
        window(90, 100, 300, 330),
        plant(180, 432),
        line('M860 190h260M860 360h260', 'wood', 16),
        pen('M880 180v-90h40v90zM930 180v-80h36v80zM980 180v-100h44v100z', 'blue', 6),
        pen('M900 350v-70h60v70zM1040 350v-96h44v96z', 'amber', 6),
        stand(womanOnTheTelephone, 310, 110, 0.68),
        flat('M0 800h1200V900H0z', 'woodDeep'),
        flat(box(0, 780, 1200, 50), 'wood'),
        pen('M900 786l26-86h150l26 86z', 'blueDeep') +
          pen('M900 700q-10-40 30-40h140q40 0 30 40l-40 4q-4-20-20-20h-80q-16 0-20 20z', 'blue'),
        pen('M150 786v-70h80v70zM230 730c40-6 40 40 0 40', 'paper'),
      ].join(''),
  },
  /** On the way to a family. */
  bicycle: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'wall'),
        flat(disc(1010, 150, 66), 'glow'),
        flat('M80 640v-260l150-110 150 110v260zM870 640v-230h260v230z', 'paper'),
        flat('M50 390l180-140 180 140-24 22-156-118-156 118zM840 420l50-120h220l50 120z', 'wallDeep'),
        flat('M190 640v-130h80v130zM910 470h70v70h-70zM1030 470h70v70h-70z', 'glow'),
        flat('M0 600q300-50 600 0t600 0V900H0z', 'floor'),
        flat('M0 780h1200V900H0z', 'floorDeep'),
        stand(carerOnBicycle, 490, 110, 0.26),
      ].join(''),
  },
  /** A message has come. */
  letter: {
    width: 800,
    height: 680,
    drawing: () =>
      [
        flat(disc(400, 400, 340), 'floor'),
        stand(daughter, 120, 60, 0.6),
        pen('M600 120h170v116h-170z', 'paper'),
        pen('M600 124l85 68 85-68', 'none'),
      ].join(''),
  },
  /** Something to hand in. */
  paper: {
    width: 800,
    height: 680,
    drawing: () => [flat(disc(400, 400, 340), 'wall'), stand(carerWithPaper, 120, 60, 0.6)].join(''),
  },
  /** Nothing to do yet. */
  tea: {
    width: 800,
    height: 680,
    drawing: () =>
      [
        flat(disc(400, 400, 340), 'wall'),
        stand(
          {
            ...grandmother,
            clothes: ['amber', 'skinD', 'green'],
            skin: 'skinD',
            hair: 'BaldTop',
            hairAreas: {},
            beard: 'GrayFull',
            beardPaint: 'hairGrey',
          },
          120,
          60,
          0.6,
        ),
      ].join(''),
  },
} satisfies Record<string, Scene>;
