import { changed, type Kind } from '../rows.ts';
import { type Invariant } from './invariant.ts';

const KINDS: Kind[] = ['calendars', 'visits', 'placements', 'newTerms', 'profiles', 'accounts', 'timeOff'];

export const calendars: Invariant[] = [
  {
    says: 'a calendar address has the visits of its caregiver that staff have, and an ended one nothing',
    look: async (turn, { keeper }) => {
      if (!KINDS.some((kind) => changed(turn, kind).length)) return [];
      if (!turn.after.calendars.length && !changed(turn, 'calendars').length) return [];
      const faults = await keeper<{ fault: string }[]>`select fault from model.calendar_faults() fault`;
      return faults.map(({ fault }) => fault);
    },
  },
];
