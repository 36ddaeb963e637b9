import type { CredentialRule } from '../domain/documents.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** Which documents each care type requires. */
export const loadCredentialRules = () =>
  respond(
    rest()
      .from('credential_rules')
      .select('careType, kind')
      .order('careType')
      .order('kind')
      // More than the number of care types times document kinds.
      .limit(1000),
  );

/**
 * Sets which documents each care type requires, all at once, replacing the rules that were `seen` (admin). Refusal:
 * changed_meanwhile (detail: {by, at}), if the rules have changed.
 */
export const saveCredentialRules = (rules: readonly CredentialRule[], seen: readonly CredentialRule[]) =>
  respond(rest().rpc('save_credential_rules', { rules: byCare(rules), seen: byCare(seen) }));

const byCare = (rules: readonly CredentialRule[]) =>
  Object.fromEntries(
    [...Map.groupBy(rules, ({ careType }) => careType)].map(([care, those]) => [
      care,
      those.map(({ kind }) => kind),
    ]),
  );
