import type { Person } from './person.ts';

const roundNeck = 'M390 440V500L310 540C330 620 390 650 455 650C530 650 590 610 600 540L555 500V440z';

export const grandmother: Person = {
  body: 'Coffee',
  clothes: ['red', 'skinA', 'blue'],
  hair: 'GrayBun',
  hairAreas: { 1: 'hairGrey', 2: 'hairGrey' },
  glasses: 'GlassRound',
  skin: 'skinA',
};

export const carerInHijab: Person = {
  body: 'Sweater',
  clothes: ['green'],
  areas: { 1: 'greenDeep', 3: 'greenDeep', 5: 'greenDeep', 6: 'greenDeep', 7: 'greenDeep', 29: 'skinC' },
  hair: 'Hijab',
  hairPaint: 'greenDeep',
  hairAreas: { 1: 'green', 2: 'green', 4: 'green', 5: 'green' },
  skin: 'skinC',
};

/** Reaches out a hand. */
export const carerAtTheDoor: Person = {
  body: 'RoboDanceBW',
  clothes: ['skinD'],
  areas: { 1: 'wall', 10: 'green', 11: 'green', 15: 'paper', 16: 'paper', 18: 'red', 19: 'red' },
  hair: 'TwistsVolumed',
  skin: 'skinD',
};

export const manInWheelchair: Person = {
  body: 'WheelChair',
  clothes: ['floor'],
  areas: {
    1: 'amber',
    2: 'amber',
    3: 'skinB',
    6: 'skinB',
    10: 'blueDeep',
    12: 'blueDeep',
    30: 'blueDeep',
    36: 'skinB',
    41: 'skinB',
    40: 'red',
    43: 'red',
  },
  bare: 'M390 440V500L370 500 390 600Q510 640 640 600L610 500 570 490V440z',
  hair: 'GrayShort',
  hairAreas: { 1: 'hairGrey' },
  beard: 'GrayFull',
  beardPaint: 'hairGrey',
  glasses: 'GlassRound',
  skin: 'skinB',
};

export const manInBed: Person = {
  body: 'Shirt',
  clothes: ['paper'],
  bare: roundNeck,
  hair: 'BaldSides',
  face: 'Calm',
  skin: 'skinA',
};

export const carerAtNight: Person = {
  body: 'StripedShirt',
  clothes: ['green'],
  bare: `${roundNeck}M60 800L180 850 195 1200H20zM700 860L775 835 790 1200H720z`,
  hair: 'Afro',
  skin: 'skinD',
};

export const womanOnTheTelephone: Person = {
  body: 'Explaining',
  clothes: ['amber'],
  areas: { 5: 'skinB' },
  bare: 'M390 440V500L300 540C320 640 390 665 455 665C540 665 610 610 620 540L555 500V440z',
  hair: 'MediumBangsFilled',
  hairPaint: 'hairBrown',
  skin: 'skinB',
};

export const carerOnBicycle: Person = {
  body: 'Bike',
  clothes: ['floor'],
  areas: {
    1: 'green',
    2: 'green',
    4: 'green',
    3: 'paper',
    6: 'skinC',
    18: 'red',
    23: 'red',
    25: 'red',
    31: 'red',
    49: 'paper',
    50: 'paper',
  },
  bare: 'M390 440V500L420 580Q490 620 570 580L555 500V440z',
  hair: 'Bun',
  skin: 'skinC',
};

/** Holds a paper. */
export const carerWithPaper: Person = {
  body: 'Paper',
  clothes: ['green'],
  areas: { 7: 'skinC', 12: 'skinC' },
  held: 'M668 663L808 668 763 778 683 800 667 825 653 783 613 767z',
  hair: 'ShortCurly',
  skin: 'skinC',
};

/** Looks at her telephone. */
export const daughter: Person = {
  body: 'Device',
  clothes: ['blue'],
  areas: { 4: 'skinA' },
  bare: 'M390 440V470L280 540C290 640 380 690 450 690C540 690 610 640 615 545L560 510V440z',
  held: 'M645 655L785 663 695 885 690 800 660 770 600 770z',
  hair: 'MediumLong',
  hairPaint: 'hairBrown',
  skin: 'skinA',
};
