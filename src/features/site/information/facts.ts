import { monthsInWords } from '../../../domain/months.ts';
import { formatDate, operator } from '../../../domain/operator.ts';
import { emergencyWords } from '../../../domain/emergency.ts';
import { statements } from '../../../domain/statements.ts';
import { fill } from '../../../lib/fill.ts';
import { phoneHref } from '../../../domain/phone.ts';
import * as t from './words.ts';

const { contact, retention } = operator;
const { accessibility, complaints, legalBasis, regulator, safeguarding, work } = statements;

const days = (count: number) => fill(t.days, { count });

/**
 * The operator's facts that pages in `src/content` can name in braces. They come from `operator.json` and
 * `statements.json`.
 */
const FACTS: Record<string, string | number> = {
  ...contact,
  emergency: emergencyWords,

  requestMonths: monthsInWords(retention.requestMonths),
  idleMonths: monthsInWords(retention.idleMonths),
  accountMonths: monthsInWords(retention.accountMonths),
  documentMonths: monthsInWords(retention.documentMonths),
  proofMonths: monthsInWords(retention.proofMonths),
  mailDays: days(retention.mailDays),
  invitationDays: days(retention.invitationDays),
  draftDays: days(retention.draftDays),
  copyDays: days(retention.copyDays),

  controller: statements.controller,
  privacyEmail: statements.privacyEmail,
  familiesBasis: legalBasis.families,
  caregiversBasis: legalBasis.caregivers,
  recordBasis: legalBasis.record,
  regulator: regulator.name,
  regulatorSite: regulator.site,

  employs: work.employs,
  insures: work.insures,
  pays: work.pays,

  complaintsEmail: complaints.email,
  complaintConfirmedDays: complaints.confirmedWithinDays,
  complaintAnsweredDays: complaints.answeredWithinDays,
  ombudsman: complaints.ombudsman.name,
  ombudsmanSite: complaints.ombudsman.site,

  safeguardingPhone: safeguarding.phone,
  safeguardingEmail: safeguarding.email,
  safeguardingAuthority: safeguarding.authority.name,
  safeguardingSite: safeguarding.authority.site,

  accessibilityChecked: formatDate(accessibility.checkedOn),
  accessibilityAnsweredDays: accessibility.answeredWithinDays,
  accessibilityBody: accessibility.body.name,
  accessibilityBodySite: accessibility.body.site,
};

/** A text with facts in place of their names in braces. In links the braces are encoded. */
export const withFacts = (text: string, write = (fact: string) => fact): string =>
  text.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (_, name: string) => {
    const fact = FACTS[name];
    if (fact === undefined) throw new Error(`The operator has no fact {${name}} (${import.meta.filename}).`);
    return write(String(fact));
  });

/** The same in HTML; spaces are removed from a phone number's link. */
export const htmlWithFacts = (html: string): string =>
  withFacts(html, (fact) =>
    fact.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  ).replace(/"tel:([^"]*)"/g, (_, phone: string) => `"${phoneHref(phone)}"`);
