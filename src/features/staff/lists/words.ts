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
export const saved = 'Saved {file}.';
export const csv = 'Export CSV';

export const selected = 'Selected rows';
export const selectedCount = { one: '{count} selected', other: '{count} selected' };
export const leftToDo = { one: '{count} left…', other: '{count} left…' };
export const allDone = '{done} done';
export const someFailed = '{done} done, {failed} not. The rest stay selected.';
export const clearSelection = 'Clear selection';
export const close = 'Close';
export const forMany = '{label} {count}';
export const loadingChoices = 'Loading…';
export const chooseOneOfThese = 'Choose one.';
export const choose = 'Choose';

export const assignTo = 'Assign…';
export const assigned = 'Assigned';
export const assignTitle = {
  one: 'Who should own it?',
  other: 'Who should own these {count}?',
};
export const colleagueTold = 'We’ll tell them.';
export const nobody = 'Unassigned';
