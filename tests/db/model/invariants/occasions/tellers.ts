import { type Turn } from '../../rows.ts';
import { staffOf } from '../../commands/disguise.ts';

/**
 * Recipients of a kind, as `nora: invited`: all staff except the person who did it, and a caregiver with an
 * account.
 */
export type Tellers = {
  staff(kind: string): string[];
  caregiver(who: string | null, kind: string): string[];
};

export function tellersOf({ by, before, after }: Turn): Tellers {
  // Messages to a deleted account, or to an earlier role, are not read later.
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
