import { CAREGIVERS, FAMILIES, type Message } from '../rows.ts';
import { staffOf } from '../commands/disguise.ts';
import { type Invariant } from './invariant.ts';
import { occasions } from './occasions.ts';

/**
 * Messages by day or by match, which follow from no single change. Their own tests check that they come once.
 */
const BY_THE_DAY = new Set([
  ...['job_found', 'jobs_found', 'request_changed', 'document_to_check'],
  ...['takes_longer', 'takes_longer_caregiver', 'overdue', 'document_expiring'],
  ...['document_lapsed', 'placed_document_lapsed', 'arrival_notes_changed'],
]);
const MANDATORY = [
  'receipt',
  'private_link',
  'withdrawal_noted',
  'withdrawal_undone',
  'contact_changed',
  'profile_suspended',
];

export const told: Invariant[] = [
  {
    says: 'everyone concerned is told each occasion once, and nobody else',
    look: (turn) => {
      const is = turn.messages
        .filter(({ kind }) => !BY_THE_DAY.has(kind))
        .map(({ to, kind }) => `${to}: ${kind}`);
      const due = turn.refusal === undefined ? occasions(turn) : [];
      const without = (list: string[], others: string[]) => {
        const left = [...others];
        return list.filter((one) => !left.includes(one) || void left.splice(left.indexOf(one), 1));
      };
      return [
        ...without(due, is).map((one) => `not told: ${one}`),
        ...without(is, due).map((one) => `told for nothing: ${one}`),
      ];
    },
  },
  {
    says: 'what a family or a caregiver is told is emailed once, to who wants emails',
    look: ({ messages, after }) => {
      const wanted = ({ to, kind }: Message) => {
        const { email, wantsEmails } = [...after.requests, ...after.accounts].find(
          (row) => row.key === to,
        ) ?? { email: null, wantsEmails: false };
        return email !== null && (wantsEmails || MANDATORY.includes(kind)) ? [email] : [];
      };
      // Someone who may no longer read jobs gets no waiting email about one.
      const reads = (who: string) =>
        after.profiles.some((row) => row.who === who && !['draft', 'suspended'].includes(row.status)) &&
        after.accounts.some((row) => row.who === who && row.active);
      return messages
        .filter(
          ({ to }) =>
            FAMILIES.includes(to) || (CAREGIVERS.includes(to) && reads(to) && !staffOf(after).includes(to)),
        )
        .filter((message) => JSON.stringify(message.mails) !== JSON.stringify(wanted(message)))
        .map((message) => `${message.to}: ${message.kind}, to ${message.mails.join() || 'nobody'}`);
    },
  },
];
