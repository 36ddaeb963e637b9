export const chooseFile = 'Choose the file';
export const file = 'CSV file';
export const fileHint = 'Use one row for each entry, and a heading for each column. At most {most} rows.';
export const template = 'Download a template';
export const notCsv = 'We can’t read any rows in this file. Save it as CSV, then choose it again.';
export const tooManyRows =
  'This file has more than {most} rows. Split it, and import one part after the other.';

export const matchColumns = 'Match the columns';
export const matchIntro = 'Say what each column of {file} has. Leave out what you don’t need.';
export const leaveOut = 'Leave out';
export const firstRow = 'First row: {value}';
export const empty = 'empty';
export const chooseColumn = 'Choose the column for this.';
export const checkRows = 'Check the rows';
export const checking = 'Checking {file}';
export const anotherFile = 'Choose another file';
export const otherColumns = 'Change the columns';

export const checkedTitle = 'Checked. Nothing is added yet.';
export const canBeAdded = { one: 'One row can be added.', other: '{count} rows can be added.' };
export const haveProblem = { one: 'One row has a problem.', other: '{count} rows have a problem.' };
export const rowsLeftOut =
  'We’ll leave out rows with a problem. Correct them in the file and import it again.';
export const keepOpen = 'Keep this page open. If it closes, open it again and continue.';
export const lost = 'The connection is lost. We’ll continue when it is back.';
export const stopped = 'The import stopped';
export const paused = 'This import is not finished';
export const pausedAt = '{done} of {all} rows of {file} are done. Nothing is added twice.';
export const goOn = 'Continue';
export const doneTitle = 'The import is done';

export const problems = 'Rows with a problem';
export const row = 'Row';
export const who = 'Who';
export const problem = 'Problem';
export const onlyFirst = 'The first {shown} of {count}. The file has them all.';
export const downloadProblems = 'Download these rows';
export const problemsName = 'rows-with-a-problem.csv';

export const unknownWord = '{label}: “{word}” is not on the list.';
export const unknownTown = 'No town is called “{town}”.';
export const severalTowns = 'Several towns are called “{town}”. Add the county, like “{example}”.';
export const unknownTime =
  '{label}: we can’t read “{word}”. Write a day and a part of the day, like “Monday morning”.';
export const idTaken = 'This row was sent before with other details. Choose the file again.';
export const unknownVisit =
  '{label}: we can’t read “{word}”. Write a day and a time, like “Monday 9:00-10:30” or “Monday morning”.';
export const unknownDay = '{label}: write a day like 2026-03-04.';
export const unknownNumber = '{label}: write a number, like 2 or 18.50.';
export const missing = '{label} is missing.';
export const faultOf = '{label}: {fault}';

export const everyDay = 'every day, daily';
export const weekdays = 'weekday, weekdays';
export const weekends = 'weekend, weekends';
export const allDay = 'all day, day and night';
