import { formatMoney } from '../../../domain/operator.ts';

/** What an hour costs, as agreed. */
export const payInWords = (hourlyRate: number | null) =>
  hourlyRate === null ? 'To be settled with us' : `${formatMoney(hourlyRate)} an hour`;
