import type { CredentialRule } from '../domain/documents.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** Which documents each kind of care asks for. */
export const loadCredentialRules = () =>
  respond(
    rest()
      .from('credential_rules')
      .select('careType, kind')
      .order('careType')
      .order('kind')
      // More than there are kinds of care times kinds of documents.
      .limit(1000),
  );

/**
 * Sets which documents each kind of care asks for, all at once, in place of the rules that were `seen`
 * (admin). Refusals: changed_meanwhile (detail: {by, at}), if the rules are no longer those.
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
