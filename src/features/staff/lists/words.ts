export const kindCare = 'Kind of care';
export const anyCare = 'Any care';
export const skill = 'Skill';
export const anySkill = 'Any skill';
export const day = 'Day';
export const anyDay = 'Any day';
export const byPlace = {
  name: 'place',
  label: 'Town',
  all: 'Any town',
} as const;
export const owner = 'Owner';
export const anyones = 'Everyone’s';
export const mine = 'Mine';
export const nobodys = 'Unassigned';

export const rows = '{done} rows…';
export const csv = 'CSV';
