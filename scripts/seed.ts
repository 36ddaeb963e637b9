/** Writes supabase/seed.sql, the demonstration data: `npm run seed`. The same text every time. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { specialAccountSteps } from './demo/account-steps.ts';
import { DEMO_PASSWORD, demoAccounts } from './demo/accounts.ts';
import { applicationSteps } from './demo/application-steps.ts';
import { demoApplications } from './demo/applications.ts';
import { caregiverSteps } from './demo/caregiver-steps.ts';
import { families } from './demo/families/families.ts';
import { familySteps } from './demo/family-steps.ts';
import { people } from './demo/people/people.ts';
import { text } from './demo/sql.ts';
import { renderSteps } from './demo/step.ts';
import { placesOf } from './places.ts';

// Spelled as PostgreSQL spells it back, so that the columns are found again.
const demoClock = "(current_setting('demo.clock'::text))::timestamp with time zone";

/** The text of supabase/seed.sql: one block, so that all of it is there or nothing. */
export function seedSql(): string {
  const steps = [
    ...specialAccountSteps(),
    ...people.flatMap(caregiverSteps),
    ...families.flatMap(familySteps),
    ...demoApplications.flatMap(applicationSteps),
  ];
  return `-- Made by scripts/seed.ts: npm run seed. Demonstration data, for this computer only: its password is public.
-- Every date counts from the moment of loading, so the demo never grows old. Loading it twice does nothing.

do $demo$
declare
  t timestamptz;
  password_hash text;
  item record;
begin
if exists (select from auth.users where email = ${text(demoAccounts.admin.email)}) then return; end if;

-- What happened a week ago must say so, in the audit trail too, which takes its time from the clock. So columns that
-- default to now() read the demo's clock until the end of this block, and no trigger overwrites updated_at.
${setDefaults('now()', demoClock)}
${touchTriggers('disable')}

create function pg_temp.at(ago interval, actor uuid) returns timestamptz language plpgsql as $$
begin
  perform set_config('demo.clock', (now() - ago)::text, true);
  perform set_config('request.jwt.claims', coalesce(jsonb_build_object('sub', actor)::text, ''), true);
  return now() - ago;
end $$;
create function pg_temp.place(town text, county text) returns bigint language sql as $$
  select id from public.places where country = 'IE' and region = county and name = town
$$;

password_hash := extensions.crypt(${text(DEMO_PASSWORD)}, extensions.gen_salt('bf', 10));

-- The demo plays in Ireland, whichever country the operator has chosen.
insert into public.places (name, region, country, latitude, longitude) values
${demoTowns()}
on conflict (country, region, name) do nothing;

${renderSteps(steps)}

drop function pg_temp.at(interval, uuid);
drop function pg_temp.place(text, text);
perform set_config('request.jwt.claims', '', true);
${setDefaults(demoClock, 'now()')}
${touchTriggers('enable')}
end $demo$;
`;
}

const setDefaults = (from: string, to: string): string => `for item in
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' and column_default = ${text(from)}
loop
  execute format('alter table public.%I alter column %I set default %s', item.table_name, item.column_name, ${text(to)});
end loop;`;

const touchTriggers = (verb: 'enable' | 'disable'): string => `for item in
  select tgrelid::regclass as table_name from pg_trigger where tgname = 'touch'
loop
  execute format('alter table %s ${verb} trigger touch', item.table_name);
end loop;`;

function demoTowns(): string {
  const named = [
    ['Drogheda', 'Co. Louth'] as const,
    ...people.map((p) => p.town),
    ...families.map((f) => f.town),
  ];
  const wanted = new Set(named.map((town) => town.join(', ')));
  const rows = placesOf('IE')
    .filter((town) => wanted.has(`${town.name}, ${town.region}`))
    .map((town) => `  (${text(town.name)}, ${text(town.region)}, 'IE', ${town.latitude}, ${town.longitude})`);
  if (rows.length < wanted.size) throw new Error('The demo names a town that GeoNames does not have');
  return rows.join(',\n');
}

if (import.meta.main) {
  writeFileSync(path.resolve(import.meta.dirname, '../supabase/seed.sql'), seedSql());
  console.log('Wrote supabase/seed.sql');
}
