import type { Person } from './person.ts';

const roundNeck = 'M390 440V500L310 540C330 620 390 650 455 650C530 650 590 610 600 540L555 500V440z';

const bareArms = `${roundNeck}M60 800L180 850 195 1200H20zM700 860L775 835 790 1200H720z`;

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
  bare: bareArms,
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

/** Holds a document. */
export const carerWithPaper: Person = {
  body: 'Paper',
  clothes: ['green'],
  areas: { 7: 'skinC', 12: 'skinC' },
  held: 'M668 663L808 668 763 778 683 800 667 825 653 783 613 767z',
  hair: 'ShortCurly',
  skin: 'skinC',
};

/** Looks at her phone. */
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

/** Goes for a walk with a person. */
export const carerOnAWalk: Person = {
  body: 'WalkingWB',
  clothes: ['skinB'],
  areas: { 3: 'green', 8: 'paper', 9: 'red', 13: 'paper', 14: 'red' },
  hair: 'Turban',
  hairAreas: { 1: 'amber', 2: 'amber', 3: 'amber' },
  beard: 'FullMedium',
  beardPaint: 'ink',
  skin: 'skinB',
};

export const manOnAWalk: Person = {
  body: 'RestingWB',
  clothes: ['skinD'],
  areas: { 1: 'blue', 4: 'blue', 6: 'blue', 12: 'wood', 15: 'wood' },
  hair: 'HatHip',
  hairPaint: 'woodDeep',
  beard: 'GrayFull',
  beardPaint: 'hairGrey',
  skin: 'skinD',
};

/** Sits with her legs crossed. */
export const carerAtHome: Person = {
  body: 'CrossedLegs',
  clothes: ['skinA'],
  areas: { 1: 'green', 8: 'green', 17: 'paper', 22: 'paper' },
  hair: 'BunCurly',
  hairPaint: 'hairBrown',
  skin: 'skinA',
};

/** Points upwards. */
export const teacher: Person = {
  body: 'PointingFingerWB',
  clothes: ['skinC'],
  areas: { 1: 'amber', 3: 'amber', 6: 'red', 7: 'red' },
  hair: 'LongCurly',
  skin: 'skinC',
};

export const learnerInAHood: Person = {
  body: 'Hoodie',
  clothes: ['blue'],
  bare: 'M390 440V500L495 600 570 520 560 440z',
  hair: 'ShortVolumed',
  hairPaint: 'hairBrown',
  skin: 'skinA',
};

export const learnerInAShirt: Person = {
  body: 'SportyShirt',
  clothes: ['skinD'],
  areas: { 2: 'red', 3: 'red', 4: 'red' },
  hair: 'CornRowsFilled',
  face: 'Calm',
  skin: 'skinD',
};

export const colleagueAtEase: Person = {
  body: 'EasingWB',
  clothes: ['green'],
  areas: {
    5: 'paper',
    8: 'skinD',
    10: 'skinD',
    11: 'skinD',
    12: 'skinD',
    14: 'skinD',
    30: 'paper',
    31: 'paper',
  },
  bare: 'M390 440V520L455 620 530 520V440z',
  hair: 'Twists',
  skin: 'skinD',
};

export const colleagueWithArmsCrossed: Person = {
  body: 'CrossedArmsWB',
  clothes: ['skinA'],
  areas: { 1: 'amber', 3: 'amber', 6: 'amber', 7: 'paper', 8: 'red', 9: 'red' },
  hair: 'MediumStraight',
  hairPaint: 'hairBrown',
  skin: 'skinA',
};

export const colleagueInABlazer: Person = {
  body: 'BlazerPantsWB',
  clothes: ['skinB'],
  areas: { 1: 'blue', 2: 'blue', 3: 'paper', 7: 'blue', 17: 'paper', 18: 'paper' },
  hair: 'GrayMedium',
  hairAreas: { 1: 'hairGrey', 2: 'hairGrey' },
  face: 'Calm',
  skin: 'skinB',
};

export const manAtCards: Person = {
  body: 'ButtonShirt',
  clothes: ['amber'],
  bare: 'M390 440V525L480 650 545 520V440z',
  hair: 'BaldTop',
  face: 'Calm',
  glasses: 'GlassClubmaster',
  skin: 'skinB',
};

export const carerAtCards: Person = {
  body: 'Sweater',
  clothes: ['blue'],
  areas: { 1: 'blueDeep', 3: 'blueDeep', 5: 'blueDeep', 6: 'blueDeep', 7: 'blueDeep', 29: 'skinD' },
  hair: 'BantuKnots',
  skin: 'skinD',
};

/** Writes on a laptop. */
export const manAtALaptop: Person = {
  body: 'Geek',
  clothes: ['green'],
  areas: { 1: 'skinC', 2: 'skinC', 4: 'paper', 5: 'paper', 15: 'greenDeep' },
  without: [8, 9],
  bare: 'M390 440V500L430 590 480 560 520 500V440zM377 923L466 895 551 869 585 905 594 955 456 984 402 997z',
  hair: 'FlatTop',
  skin: 'skinC',
};

/** Calls a person. */
export const manWithAPhone: Person = {
  body: 'Device',
  clothes: ['amber'],
  areas: { 4: 'skinC' },
  bare: daughter.bare,
  held: daughter.held,
  hair: 'ShortMessy',
  beard: 'Chin',
  beardPaint: 'ink',
  skin: 'skinC',
};

export const carerInABeanie: Person = {
  body: 'StripedShirt',
  clothes: ['amber'],
  bare: bareArms,
  hair: 'Beanie',
  hairAreas: { 1: 'red', 2: 'red', 3: 'red', 4: 'red' },
  face: 'Calm',
  skin: 'skinB',
};

/** Sits with her arms around her knees. */
export const carerWithTime: Person = {
  body: 'ClosedLegWB',
  clothes: ['skinB'],
  areas: {
    1: 'green',
    2: 'green',
    3: 'green',
    4: 'paper',
    5: 'greenDeep',
    6: 'paper',
    7: 'paper',
    8: 'paper',
    9: 'paper',
    11: 'greenDeep',
    15: 'red',
    16: 'red',
    18: 'paper',
    19: 'paper',
  },
  hair: 'MediumShort',
  skin: 'skinB',
};
