import { ADMIN_NAME, demoAccounts, type DemoAccount } from './accounts.ts';
import { chance, phone } from './picks.ts';
import type { Setting } from './setting.ts';
import { list, type DemoAction } from './demo-action.ts';

/**
 * Signing up and confirming the email address, written as the auth server writes it. Triggers make the profile.
 * `signedIn` is the last sign-in, in days ago.
 */
export function signUp(
  { id, email }: DemoAccount,
  joined: number,
  signedIn: number,
  setting: Setting,
): DemoAction {
  return {
    days: joined,
    by: 'operator',
    does: (db) => [
      db`
        insert into auth.users (
          instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
          raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
        ) values (
          '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email},
          ${setting.passwordHash}, now(), now() - make_interval(mins => ${Math.round(signedIn * 24 * 60)}),
          '{"provider":"email","providers":["email"]}', '{}', now(), now(), '', '', '', ''
        )`,
      db`
        insert into auth.identities (
          id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
        ) values (
          gen_random_uuid(), ${id}, 'email', ${id},
          ${db.json({ sub: id, email, email_verified: true, phone_verified: false })}, now(), now(), now()
        )`,
    ],
  };
}

/** The accounts without a finished profile: the admin, the newcomer and the legacy record. */
export function specialAccountActions(setting: Setting): DemoAction[] {
  const { admin, newcomer, legacy } = demoAccounts;
  return [
    signUp(admin, 520, 0.1, setting),
    {
      days: 519.99,
      by: admin,
      does: (db) => [
        db`select public.become_first_admin(${setting.setupCode})`,
        db`select public.set_my_name(${ADMIN_NAME})`,
      ],
    },
    signUp(legacy, 515, 30, setting),
    {
      days: 514.9,
      by: 'operator',
      does: (db) => [
        db`delete from public.users where id = ${legacy.id}`,
        db`insert into public.caregivers (id, user_id, email) values (${legacy.id}, ${legacy.id}, ${legacy.email})`,
      ],
    },
    signUp(newcomer, 1.3, 0.4, setting),
    {
      days: 1.2,
      by: newcomer,
      does: (db) => [
        db`
          update public.caregiver_profiles set ${db({
            full_name: 'Sinéad Doherty',
            phone: phone(chance('phone/newcomer')),
            place_id: setting.placeId(['Drogheda', 'Co. Louth']),
            care_types: list(['companionship', 'household_help']),
            languages: list(['en']),
          })}
          where user_id = ${newcomer.id}`,
      ],
    },
  ];
}
