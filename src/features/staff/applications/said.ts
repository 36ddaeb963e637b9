import { today } from '../../../domain/operator.ts';
import { daysAfter } from './terms-input.ts';

/** What is wrong with who said something, by phone or in person: `private.require_said`, in words. */
export function saidByFault(by: string): string | undefined {
  if (by.trim() === '') return 'Write who said so.';
  return by.trim().length > 200 ? 'Shorten this to 200 characters.' : undefined;
}

/** The same of the day on which it was said, yyyy-mm-dd. */
export const saidOnFault = (on: string, day = today()) =>
  on <= day && on >= daysAfter(day, -366)
    ? undefined
    : 'Enter the day on which it was said: today, or within the last year.';
