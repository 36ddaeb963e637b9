import { href } from '../routes.ts';
import { kind } from './message-kind.ts';
import { confirmation, signUpConfirmation, toContact } from './paths.ts';
import * as t from './account.words.ts';

/** Messages to account holders about their account. */
export const ACCOUNT_MESSAGES = {
  invitation: kind(t.invitation, ['token'], ({ token }) => ({
    path: `${href('register')}#invitation=${token}`,
  })),
  role_changed: kind(t.role_changed, ['role'], () => ({ path: href('login') })),
  deactivated: kind(t.deactivated, ['reason'], toContact),
  account_deleted: kind(t.account_deleted, [], toContact),
  address_changed: kind(t.address_changed, [], toContact),
  password_changed: kind(t.password_changed, [], toContact),
  second_factor_reset: kind(t.second_factor_reset, [], () => ({ path: href('login') })),
  second_factor_added: kind(t.second_factor_added, [], toContact),
  confirmation: kind(t.confirmation, ['token'], ({ token, to }) => signUpConfirmation(token, to)),
  recovery: kind(t.recovery, ['token'], ({ token }) => confirmation(token, 'recovery')),
  email_change: kind(t.email_change, ['token'], ({ token }) => confirmation(token, 'email_change')),
};
