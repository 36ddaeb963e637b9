import { applicationOf, isLive } from './applications.ts';
import { MORNINGS, type Chance, type Steps } from './chance.ts';

/** Named terms, or the current ones. */
const terms = (c: Chance) =>
  c.one([
    '',
    '',
    '',
    `, availability => ${MORNINGS}`,
    // Weekday mornings at a set time, with or without room for another family's visit after it.
    `, visits => '[{"days": 31, "opens": ${c.one([420, 450, 570])}, "closes": ${c.one([540, 660])}, "minutes": ${c.one([60, 90])}}]'`,
    ', hourly_rate => 21.5',
    ', ends_on => tests.today() + 20',
  ]);

/** Offers, both sides' answers, and placing. */
export const offers: Steps = {
  offer: {
    often: 4,
    step: (c) => {
      const row = c.fitting(c.rows.applications, isLive);
      const it = row && applicationOf(row);
      return row && `${c.staff()}: offer_job(${it}${terms(c)}, seen => tests.offer_seen(${it}))`;
    },
  },
  'answer the offer': {
    often: 4,
    step: (c) => {
      const row = c.fitting(c.rows.applications, ({ status }) => status === 'offered');
      const it = row && applicationOf(row);
      const answer = c.seldom(4) ? 'false' : 'true';
      return row && `${row.who}: answer_offer(${it}, ${answer}, tests.offered_at(${it}), 'The hours.')`;
    },
  },
  'answer about somebody introduced': {
    often: 4,
    step: (c) => {
      const row = c.fitting(
        c.rows.applications,
        ({ status, introduced }) => introduced && ['introduced', 'offered', 'accepted'].includes(status),
      );
      const it = row && applicationOf(row);
      const answer = c.one(['yes', 'yes', 'talk', 'no']);
      return (
        row &&
        `${row.family}: answer_introduction(${it}, '${answer}', tests.terms_shown(${it}), 'So we think.')`
      );
    },
  },
  'record an answer': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.applications, isLive);
      const side = row?.status === 'offered' && c.seldom(2) ? 'caregiver' : 'family';
      const answer = c.one(['yes', 'yes', 'no', side === 'family' ? 'talk' : 'yes']);
      const said = `'${side}', '${answer}', 'On the phone', tests.today(), 'So they said.'`;
      return row && `${c.staff()}: record_agreement(${applicationOf(row)}, ${said})`;
    },
  },
  'place whom both agreed on': {
    often: 4,
    step: (c) => {
      // The family may have said yes to the person and to the offer, or to one of them.
      const row = c.fitting(c.rows.applications, ({ status }) => ['offered', 'accepted'].includes(status));
      const it = row && applicationOf(row);
      return row && `${c.staff()}: place_caregiver(${it}, seen => tests.offer_seen(${it}))`;
    },
  },
  'place by phone': {
    often: 6,
    step: (c) => {
      const row = c.fitting(c.rows.applications, isLive);
      const it = row && applicationOf(row);
      const both =
        "family_said_by => 'Kit', family_said_on => tests.today(), caregiver_said_by => 'Herself', caregiver_said_on => tests.today()";
      const first = c.one(['', ', starts_on => tests.today()']);
      return (
        row &&
        `${c.staff()}: place_caregiver(${it}${first}${terms(c)}, ${both}, seen => tests.offer_seen(${it}))`
      );
    },
  },
};
