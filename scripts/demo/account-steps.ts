import type { DemoAccount } from './accounts.ts';
import { demoAccounts } from './accounts.ts';
import { chance, phone } from './picks.ts';
import { array, place, text } from './sql.ts';
import type { Step } from './step.ts';

/** Signing up and confirming the e-mail; triggers make the profile. `signedIn` is the last time, in days back. */
export function accountSteps(account: DemoAccount, joined: number, signedIn: number): Step[] {
  const id = text(account.id);
  return [
    {
      days: joined,
      actor: null,
      sql: `
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${text(account.email)}, password_hash,
  t, now() - interval '${Math.round(signedIn * 24 * 60)} minutes', '{"provider":"email","providers":["email"]}', '{}', t, t, '', '', '', ''
);
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
values (
  gen_random_uuid(), ${id}, 'email', ${id},
  jsonb_build_object('sub', ${id}, 'email', ${text(account.email)}, 'email_verified', true, 'phone_verified', false),
  t, t, t
);`,
    },
  ];
}

/** The accounts that are no finished caregivers: the admin, the newcomer and the legacy record. */
export function specialAccountSteps(): Step[] {
  const { admin, newcomer, legacy } = demoAccounts;
  return [
    ...accountSteps(admin, 520, 0.1),
    {
      days: 519.99,
      actor: admin.id,
      sql: `
update public.users set role = 'admin', updated_at = t where id = ${text(admin.id)};
delete from public.caregiver_profiles where user_id = ${text(admin.id)};`,
    },
    ...accountSteps(legacy, 515, 30),
    {
      days: 514.9,
      actor: null,
      sql: `
delete from public.users where id = ${text(legacy.id)};
insert into public.caregivers (id, user_id, email) values (${text(legacy.id)}, ${text(legacy.id)}, ${text(legacy.email)});`,
    },
    ...accountSteps(newcomer, 1.3, 0.4),
    {
      days: 1.2,
      actor: newcomer.id,
      sql: `
update public.caregiver_profiles set
  full_name = 'Sinéad Doherty', phone = ${text(phone(chance('phone/newcomer')))}, place_id = ${place(['Drogheda', 'Co. Louth'])},
  care_types = ${array(['companionship', 'household_help'], 'care_type')}, languages = ${array(['en'], 'language_code')},
  updated_at = t
where user_id = ${text(newcomer.id)};`,
    },
  ];
}
