// Long because it is data: who applied for which job, in what words, and with what outcome.
import type { ApplicationStatus } from '../../src/domain/status.ts';

/** An application: the family that the job is for, the caregiver, and its changes in days ago. */
export type DemoApplication = {
  family: string;
  /** For the family's other job. */
  other?: boolean;
  account: string;
  message: string;
  submitted: number;
  /** When staff invited the caregiver to apply. */
  invited?: number;
  changes?: readonly (readonly [
    Exclude<ApplicationStatus, 'invited' | 'submitted' | 'placed'>,
    days: number,
    reason?: string,
  ])[];
};

/** Who was placed, by family. All other waiting applicants were declined then. */
export const placed: Readonly<Record<string, string>> = {
  bearna: 'caitriona.nifhlatharta',
  dalkey: 'caregiver',
};

export const demoApplications: readonly DemoApplication[] = [
  {
    family: 'terenure',
    account: 'grace.adeyemi',
    message:
      'I can be in Terenure by a quarter to eight every weekday. I have looked after two retired teachers and I do not mind being corrected.',
    submitted: 6.1,
    changes: [['shortlisted', 4.9]],
  },
  {
    family: 'terenure',
    account: 'caregiver',
    message:
      'Monday to Friday mornings are free from next week. I would walk the garden with her first and talk about the shower afterwards.',
    submitted: 5.3,
    changes: [['shortlisted', 1.1]],
  },
  {
    family: 'terenure',
    account: 'maricel.santos',
    message:
      'I could share the week with somebody: Monday to Thursday for me. Medication is something I am careful about.',
    submitted: 4.2,
  },
  {
    family: 'terenure',
    account: 'jurgita.kazlauskiene',
    message: 'I drive in from Naas and leave early, so traffic is my problem and not yours.',
    submitted: 3.7,
  },
  {
    family: 'terenure',
    account: 'priya.nair',
    message: 'I have worked in a memory clinic and would be glad to meet the family.',
    submitted: 5.8,
    changes: [['withdrawn', 2.2, 'I was offered more hours closer to Lucan.']],
  },
  {
    family: 'greystones',
    account: 'declan.byrne',
    message:
      'My brother had the same on his right side. Ten minutes down the road, and I have had an allotment since the eighties.',
    submitted: 8.7,
    changes: [
      ['shortlisted', 7.2],
      ['offered', 1.9],
    ],
  },
  {
    family: 'greystones',
    account: 'oksana.kovalenko',
    message:
      'I was a speech therapist at home in Ukraine. I cannot drive here yet, but I can come by train on all three days.',
    submitted: 7.9,
  },
  {
    family: 'greystones',
    account: 'thiago.almeida',
    message:
      'I have a background in physical education and would enjoy the exercise plan. Wednesdays and Fridays suit best.',
    submitted: 8.1,
    changes: [
      [
        'declined',
        5.5,
        'He asked for somebody who has worked with stroke recovery. Please do apply for others.',
      ],
    ],
  },
  {
    family: 'malahide',
    account: 'katarzyna.nowak',
    message:
      'I did these tablets with my father for six years, so I know what late means. And I play a mean game of 25.',
    submitted: 3.9,
    changes: [['shortlisted', 2.1]],
  },
  {
    family: 'malahide',
    account: 'siobhan.murphy',
    message:
      'I am in the village and could start with a cup of tea this week. Saturdays and Sundays are free.',
    invited: 3.6,
    submitted: 3.3,
  },
  {
    family: 'malahide',
    account: 'tunde.bakare',
    message: 'Friday evening and both afternoons are good for me. I follow rugby and can be taught cards.',
    submitted: 1.2,
  },
  {
    family: 'lucan',
    account: 'noel.fitzgerald',
    message:
      'I am a student too, so I know the buildings that have no lift. ISL level two, and happy to be interviewed.',
    submitted: 2.8,
    changes: [['shortlisted', 1.4]],
  },
  {
    family: 'lucan',
    account: 'thiago.almeida',
    message: 'Transfers and an adapted van are my everyday work. I do not sign yet and would like to learn.',
    submitted: 2.4,
  },
  {
    family: 'lucan',
    account: 'ioana.popescu',
    message: 'I sign every day at home. I can do Monday, Wednesday and Friday mornings.',
    submitted: 2.6,
    changes: [['withdrawn', 0.9, 'I did not see that the afternoons are part of it. Sorry.']],
  },
  {
    family: 'douglas',
    account: 'eoin.osullivan',
    message: 'Waking nights are what I do. I can take both from the day she is home.',
    submitted: 2.5,
  },
  {
    family: 'douglas',
    account: 'marta.zielinska',
    message: 'I have done many hips. Monday and Wednesday nights are free for the next two months.',
    submitted: 2.2,
    changes: [
      ['shortlisted', 1.5],
      ['offered', 0.6],
    ],
  },
  {
    family: 'douglas',
    account: 'anjali.menon',
    other: true,
    message: 'Tuesday and Thursday nights suit me, and I like to share a week: one of us is always rested.',
    submitted: 1.8,
    changes: [['shortlisted', 1.3]],
  },
  {
    family: 'bearna',
    account: 'caitriona.nifhlatharta',
    message: 'Tá mé i mo chónaí cúig nóiméad uaithi. I know the house, and I have opinions about hurling.',
    submitted: 19.5,
    changes: [
      ['shortlisted', 14],
      ['offered', 6.3],
    ],
  },
  {
    family: 'bearna',
    account: 'camila.ferreira',
    message: 'My Irish is only a few words from school, but I cook well and I can drive her anywhere.',
    submitted: 18.2,
  },
  {
    family: 'dalkey',
    account: 'caregiver',
    message:
      'I read two of his three newspapers, I am fifteen minutes away, and cats generally approve of me.',
    submitted: 31.3,
    changes: [
      ['shortlisted', 29],
      ['offered', 26.2],
    ],
  },
  {
    family: 'dalkey',
    account: 'declan.byrne',
    message: 'Both afternoons are free. I would enjoy hearing about the bridges.',
    submitted: 30.1,
    changes: [['shortlisted', 28.6]],
  },
  {
    family: 'dalkey',
    account: 'siobhan.murphy',
    message:
      'I am further than you may want, but the train is direct and I like a good argument about books.',
    submitted: 30.8,
  },
  {
    family: 'dalkey',
    account: 'oksana.kovalenko',
    message: 'I would like this work very much. I am tidy, I like cats, and I read slowly but with love.',
    submitted: 31,
    changes: [['withdrawn', 27.4, 'I have taken a course on Thursdays.']],
  },
  {
    family: 'castletroy',
    account: 'bernadette.hayes',
    message: 'I pass Castletroy every morning at eight. One carer and no crowd, as he wishes.',
    submitted: 72.5,
    changes: [['declined', 66, 'The family needs no help any more: his cast came off early.']],
  },
  {
    family: 'castletroy',
    account: 'agnieszka.wojcik',
    message:
      'I could do Monday and Wednesday to Friday from Ennis, and I am used to working around a plaster cast.',
    submitted: 71,
    changes: [['declined', 66, 'The family needs no help any more: his cast came off early.']],
  },
];
