// bundle: shared
/**
 * Why the backend did not do what was asked.
 * - offline: it was not reached, and as far as we know nothing happened
 * - signed-out: the session ended, or there was none
 * - denied: the account may not do this
 * - not-found: there is no such thing, or not for this account
 * - refused: a rule of the database said no; `code` is its name (docs of the SQL function), `detail` what it adds
 * - server: the backend failed
 */
export type Failure = {
  kind: 'offline' | 'signed-out' | 'denied' | 'not-found' | 'refused' | 'server';
  code: string;
  detail?: string;
};

/** The codes in a refusal's detail, a JSON list. */
export function codesOf({ detail }: Failure): string[] {
  const codes: unknown = JSON.parse(detail ?? '[]');
  return Array.isArray(codes) ? codes.map(String) : [];
}

/** Whether a refusal means that the record has changed since it was shown. */
export const movedOn = ({ kind, code }: Failure) =>
  kind === 'refused' &&
  /(_step_not_allowed|_not_open|_changed|_ended|offer_expired|already_published|change_proposed|terms_differ|times_have_job|first_day_confirmed|no_visit_then|visit_over)$/.test(
    code,
  );
