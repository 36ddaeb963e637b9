import { type Turn } from '../../rows.ts';
import { staffOf } from '../../commands/disguise.ts';

/** Who is told a kind, as `nora: invited`: all of the staff but who did it, and a caregiver who is there to be told. */
export type Tellers = {
  staff(kind: string): string[];
  caregiver(who: string | null, kind: string): string[];
};

export function tellersOf({ by, before, after }: Turn): Tellers {
  // Nobody reads later what was told to an account that is gone, or that was someone else's.
  const wasThere = before.accounts
    .filter(
      ({ active, key, role }) => active && after.accounts.some((row) => row.key === key && row.role === role),
    )
    .map(({ who }) => who);
  return {
    staff: (kind) =>
      staffOf(after)
        .filter((who) => who !== by)
        .map((who) => `${who}: ${kind}`),
    caregiver: (who, kind) => (who && wasThere.includes(who) ? [`${who}: ${kind}`] : []),
  };
}
