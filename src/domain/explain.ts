// bundle: shared
import type { Failure } from '../lib/failure.ts';
import { MALFORMED_EMAIL } from './email.ts';
import { fill } from '../lib/fill.ts';
import * as t from './explain.words.ts';

/** What failures are called in one place, by their code. */
export type Wording = Readonly<Record<string, string>>;

/** Refusals that anybody may meet. */
const refusals: Record<string, string> = {
  answer_missing: t.writeAnswerFirst,
  consent_missing: t.tickBoxSayAgree,
  invalid_answers: t.someAnswersNeedAnother,
  invalid_email: MALFORMED_EMAIL,
  malformed_request: t.somethingAnswersCouldNot,
  over_request_rate_limit: t.triedManyTimesJust,
  reason_missing: t.giveReasonPersonWill,
  reference_taken: t.requestCouldNotStored,
  request_under_way: t.begunReadRequestAnswers,
  request_step_not_allowed: t.requestMovedReloadPage,
  setup_closed: t.setUpDoneThere,
  sign_in_again: t.whileSinceSignedEnter,
  too_large: t.theseAnswersTooLong,
  too_long: t.textTooLong,
  too_many_changes: t.requestChangedTwentyTimes,
  too_many_requests: t.triedManyTimesJustNow,
  user_banned: t.accountClosedCallIf,
  wrong_setup_code: t.notSetupCodeCopy,
};

/** Has further refusals told in their own words, wherever they are met. */
export const addWords = (words: Wording) => void Object.assign(refusals, words);

const KINDS: Record<Exclude<Failure['kind'], 'refused'>, string> = {
  offline: t.cantReachServiceCheck,
  'signed-out': 'You have been signed out. Sign in again to go on.',
  denied: t.accountMayNot,
  'not-found': 'We can’t find this. It may have been removed, or the link may be wrong.',
  server: t.somethingWentWrongSide,
};

/** The failure in words for the person it happened to: those of the place come first. */
export function explain({ kind, code }: Failure, wording: Wording = {}): string {
  return wording[code] ?? (kind === 'refused' ? (refusals[code] ?? KINDS.server) : KINDS[kind]);
}

/** The same beside a form: where trying again may help, it also says that what was typed is still there. */
export function explainOnForm(failure: Failure, wording?: Wording): string {
  const words = explain(failure, wording);
  const mayPass = words === KINDS.offline || words === KINDS.server;
  return mayPass ? fill(t.nothingTypedLost, { slice: words.slice(0, -1) }) : words;
}
