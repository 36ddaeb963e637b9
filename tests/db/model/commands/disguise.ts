import { CAREGIVERS, FAMILIES, type Rows, STAFF } from '../rows.ts';
import { type Chance } from './chance.ts';

const OPENS = /^\w+: (?!submit_request)\w+\(/;

/** Steps that change only the caller’s own records. */
const OWN = /^(choose_emails|prepare|delete_my|(make|end)_calendar)/;

/**
 * The same line by someone without the right to it, `nora for ada: …`, or by another link of the family,
 * `walsh by kit: …`.
 */
export function disguise(line: string, c: Chance): string {
  const [by = '', step = ''] = line.split(/: (.*)/s);
  if (!OPENS.test(line)) return line;
  const names = /tests\.(application|placement|question|check_in|complaint|link)\(/.test(step);
  if (FAMILIES.includes(by)) {
    if (c.wrong && names && c.seldom(3))
      return `${FAMILIES.find((other) => other !== by)} for ${by}: ${step}`;
    const open = c.rows.links.filter(({ family, ended, link }) => family === by && link && !ended);
    const link = c.wrong ? c.one(['kit', 'sister', 'staff', 'nobody']) : c.one(open)?.link;
    return link && link !== 'request' ? `${by} by ${link}: ${step}` : line;
  }
  // Both staff and caregivers may do this.
  if (/take_back_visit/.test(step)) return line;
  if (!c.wrong || by === 'anon' || c.seldom(2)) return line;
  const isStaff = (who: string) => staffOf(c.rows).includes(who);
  if (isStaff(by)) {
    // A former caregiver may be trying a step that every caregiver may do.
    const others = CAREGIVERS.includes(by) ? [] : CAREGIVERS.filter((who) => !isStaff(who));
    const other = c.one([...others, 'stranger', 'anon']);
    return OWN.test(step) ? line : `${other} for ${by}: ${step}`;
  }
  const others = [...STAFF, 'stranger', 'anon', ...(names ? CAREGIVERS.filter((who) => !isStaff(who)) : [])];
  const other = c.one(others.filter((who) => who !== by));
  return OWN.test(step) ? line : `${other} for ${by}: ${step}`;
}

export const staffOf = ({ accounts }: Rows) =>
  accounts.filter(({ active, role }) => active && role === 'admin').map(({ who }) => who);
