import { describeWeek } from '../../../../domain/availability.ts';
import { formatDate } from '../../../../domain/operator.ts';
import { only } from '../../../../lib/check-text.ts';
import { QUESTIONS } from '../questions.ts';
import type { Step } from '../step.ts';

const DAYS_AHEAD = 730;

export const when: Step = {
  slug: 'when',
  label: 'When',
  title: 'When is care needed?',
  fields: ['availability', 'startsOn'],
  applies: () => true,
  errors: ({ availability, startsOn }, today) =>
    only({
      availability: availability === 0 ? 'Choose at least one time of the week' : undefined,
      startsOn: startFault(startsOn, today),
    }),
  summary: ({ availability, startsOn }) => [
    {
      field: 'availability',
      question: QUESTIONS.availability,
      answer: describeWeek(availability).join('; '),
    },
    { field: 'startsOn', question: QUESTIONS.startsOn, answer: isDay(startsOn) ? formatDate(startsOn) : '' },
  ],
};

function startFault(day: string, today: string): string | undefined {
  if (day === '') return 'Choose the first day';
  if (!isDay(day)) return 'Choose a day that is in the calendar';
  // ISO days sort as text.
  if (day < today) return 'Choose today or a later day as the first day';
  if (Date.parse(day) - Date.parse(today) > DAYS_AHEAD * 86_400_000)
    return 'Choose a first day within the next two years';
  return undefined;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
