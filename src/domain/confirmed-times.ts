import { describeWeek, tellWeek } from './week-words.ts';

/** What an applicant said about a job’s times, beside those that it asks for now; undefined where it was not asked. */
export function confirmedInWords(confirmed: number | null, asked: number): string | undefined {
  if (!confirmed) return undefined;
  const [can, cannot] = [confirmed & asked, asked & ~confirmed];
  if (cannot === 0) return 'All that the job asks for';
  return can === 0
    ? 'None of those that the job asks for now'
    : `${describeWeek(can)}, but not ${tellWeek(cannot)}`;
}
