import {
  carerInABeanie,
  carerAtCards,
  carerAtHome,
  carerAtNight,
  carerAtTheDoor,
  carerInHijab,
  carerOnAWalk,
  carerOnBicycle,
  carerWithPaper,
  carerWithTime,
  colleagueAtEase,
  colleagueInABlazer,
  colleagueWithArmsCrossed,
  daughter,
  grandmother,
  learnerInAHood,
  learnerInAShirt,
  manAtALaptop,
  manAtCards,
  manInBed,
  manInWheelchair,
  manOnAWalk,
  manWithAPhone,
  teacher,
  womanOnTheTelephone,
} from './people.ts';
import { box, disc, flat, frame, lamp, line, pen, plant, stand, window } from './room.ts';

interface Scene {
  width: number;
  height: number;
  drawing: () => string;
}

/** A tree of the background; (x, y) is the middle of its crown. */
const tree = (x: number, y: number, radius: number) =>
  flat(box(x - 12, y, 24, radius * 2, 8), 'woodDeep') + flat(disc(x, y - radius / 2, radius), 'green');

/** A playing card. */
const card = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${pen(box(0, 0, 84, 120, 10), 'paper')}${flat(disc(42, 60, 18), 'red')}</g>`;

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
        pen('M60 190v-60h50v60z', 'amber') + pen('M130 190v-80h40v80z', 'green'),
        stand(carerInHijab, 100, 195, 0.57),
        stand(grandmother, 1110, 195, 0.57, 'left'),
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
        pen('M370 120l90 44v500l-90-44z', 'blueDeep') + flat(disc(440, 420, 9), 'amber'),
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
        stand(carerAtNight, 1150, 220, 0.58, 'left'),
        stand(manInBed, 10, 200, 0.6),
        pen('M-40 960v-180q20-90 160-90h460q200 0 240 120v150z', 'blue'),
        pen('M-40 800q20-70 160-70h460q170 0 224 60', 'none'),
        line(
          'M120 960q40-120 20-224M330 960q30-120 10-224M540 960q20-120 0-224M720 960q20-90-6-170',
          'blueDeep',
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
        pen('M880 180v-90h40v90zM930 180v-80h36v80zM980 180v-100h44v100z', 'blue'),
        pen('M900 350v-70h60v70zM1040 350v-96h44v96z', 'amber'),
        stand(womanOnTheTelephone, 330, 190, 0.58),
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
  /** A walk in the park. */
  walk: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'wall'),
        flat(disc(980, 160, 66), 'glow'),
        flat('M0 520q260-130 560-50t640-60v500H0z', 'floor'),
        flat('M0 740h1200v160H0z', 'floorDeep'),
        tree(180, 560, 170),
        tree(1060, 600, 130),
        stand(manOnAWalk, 560, 60, 0.275),
        stand(carerOnAWalk, 330, 60, 0.275),
      ].join(''),
  },
  /** A day off is in the calendar. */
  armchair: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'wall'),
        flat('M0 700h1200v200H0z', 'floor'),
        window(70, 90, 230, 300),
        flat(box(800, 90, 300, 320, 12), 'paper'),
        flat('M812 90h276a12 12 0 0 1 12 12v60H800v-60a12 12 0 0 1 12-12z', 'red'),
        ...[0, 1, 2].flatMap((week) =>
          [0, 1, 2, 3, 4].map((day) =>
            flat(box(826 + day * 52, 190 + week * 70, 40, 46, 8), day % 3 === week ? 'green' : 'wall'),
          ),
        ),
        line(box(800, 90, 300, 320, 12), 'ink'),
        pen('M340 620v190M690 640v170', 'none', 16),
        pen('M300 420q0-70 66-70h50q60 0 60 70v300h-176z', 'blueDeep'),
        plant(990, 820),
        pen('M330 574h330q50 0 50 46v54q0 40-44 40H340q-50 0-50-44v-50q0-46 40-46z', 'blue'),
        stand(carerAtHome, 350, 130, 0.3),
      ].join(''),
  },
  /** A course. */
  course: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'wall'),
        flat('M0 740h1200v160H0z', 'floor'),
        frame(440, 60, 660, 330, ''),
        line('M500 280h110l30-70 44 130 40-90 20 30h90', 'green'),
        pen('M930 250c-70-50-84-90-56-116 24-20 48-6 56 16 8-22 32-36 56-16 28 26 14 66-56 116z', 'red'),
        line('M500 130h180M500 180h100', 'wallDeep', 16),
        stand(teacher, 50, 130, 0.275),
        stand(learnerInAShirt, 810, 330, 0.44, 'left'),
        stand(learnerInAHood, 1170, 300, 0.44, 'left'),
        flat('M440 820h760v80H440z', 'woodDeep'),
        flat(box(440, 800, 760, 50), 'wood'),
        pen('M560 806l20-34h140l-20 34zM900 806l20-34h140l-20 34z', 'paper'),
      ].join(''),
  },
  /** Those who are there already. */
  colleagues: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'wallDeep'),
        flat('M0 720h1200v180H0z', 'floor'),
        flat(disc(600, 440, 330), 'wall'),
        plant(1090, 780),
        stand(colleagueInABlazer, 790, 60, 0.275),
        stand(colleagueAtEase, 190, 60, 0.275),
        stand(colleagueWithArmsCrossed, 510, 40, 0.275),
      ].join(''),
  },
  /** A game in the afternoon. */
  cards: {
    width: 1200,
    height: 900,
    drawing: () =>
      [
        flat(box(0, 0, 1200, 900), 'floor'),
        window(90, 90, 260, 280),
        frame(930, 90, 180, 150, hills(940, 210)),
        lamp(600, 150),
        stand(manAtCards, 40, 150, 0.58),
        stand(carerAtCards, 1170, 170, 0.57, 'left'),
        flat('M0 810h1200v90H0z', 'woodDeep'),
        flat(box(0, 790, 1200, 50), 'wood'),
        card(300, 690, -24),
        card(350, 676, -6),
        card(404, 680, 14),
        card(560, 730, 84),
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
  /** An email is on its way. */
  laptop: {
    width: 800,
    height: 680,
    drawing: () => [flat(disc(400, 400, 340), 'wall'), stand(manAtALaptop, 90, 60, 0.57)].join(''),
  },
  /** Someone answers the telephone. */
  call: {
    width: 800,
    height: 680,
    drawing: () =>
      [
        flat(disc(400, 400, 340), 'floor'),
        stand(manWithAPhone, 120, 60, 0.57),
        pen(`${box(590, 90, 180, 120, 40)}M640 208l-14 52 60-50`, 'paper'),
        flat(disc(634, 150, 12) + disc(680, 150, 12) + disc(726, 150, 12), 'blueDeep'),
      ].join(''),
  },
  /** Ready to begin. */
  hello: {
    width: 800,
    height: 680,
    drawing: () => [flat(disc(400, 400, 340), 'floor'), stand(carerInABeanie, 150, 60, 0.57)].join(''),
  },
  /** No job today. */
  meadow: {
    width: 800,
    height: 680,
    drawing: () =>
      [
        flat(disc(400, 400, 340), 'wall'),
        flat('M96 550h608a340 340 0 0 1-608 0z', 'floorDeep'),
        stand(carerWithTime, 190, 30, 0.3),
      ].join(''),
  },
} satisfies Record<string, Scene>;
