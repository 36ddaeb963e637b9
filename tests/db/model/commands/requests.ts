import { FAMILIES } from '../rows.ts';
import { staffOf } from './disguise.ts';
import { AFTERNOONS, MORNINGS, type Steps } from './chance.ts';

const payload = (family: string, changes: object) =>
  `tests.payload('${family}', '${JSON.stringify({ ...changes, ...(family === 'daly' && { contact_email: '' }) })}')`;
const under = ['submitted', 'in_review', 'open', 'matched'];

/** Families' steps with their requests, and staff's steps before publishing. */
export const requests: Steps = {
  submit: {
    often: 6,
    step: (c) => {
      const family = c.fitting(FAMILIES, (name) => !c.rows.requests.some((row) => row.family === name));
      const availability = c.one([MORNINGS, MORNINGS | AFTERNOONS, MORNINGS | AFTERNOONS]);
      const when = c.one([{}, { start: 'soon', starts_on: null }, { flexible: true }]);
      return family && `${family}: submit_request(${payload(family, { availability, ...when })})`;
    },
  },
  change: {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ status }) => status === 'submitted');
      const answers = [{ question: 'Who needs care?', answer: `My ${c.one(['aunt', 'uncle', 'mother'])}` }];
      return row && `${row.family}: change_request(${payload(row.family, { answers })})`;
    },
  },
  'change the contact': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ status, erased }) => under.includes(status) && !erased);
      const contactEmail = c.one(['', 'new@family.test', `${row?.family}@family.test`]);
      const contact = { contactName: 'Kit Walsh', contactPhone: '+353 20 915 0002', contactEmail };
      return row && `${row.family}: change_request_contact('${JSON.stringify(contact)}')`;
    },
  },
  'say what to know on arrival': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ erased }) => !erased);
      const notes = `'{"access": "${c.one(['The key is under the mat', 'Ring twice'])}"}', tests.notes_seen('${row?.family}')`;
      return (
        row &&
        c.one([
          `${row.family}: change_arrival_notes(${notes})`,
          `${c.staff()}: save_arrival_notes(tests.id('${row.family}'), ${notes})`,
        ])
      );
    },
  },
  'choose emails': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ email }) => email !== null);
      return row && `${row.family}: choose_family_emails(${c.seldom(2)})`;
    },
  },
  withdraw: {
    often: 1,
    step: (c) => {
      const row = c.fitting(
        c.rows.requests,
        ({ status, erased }) => under.slice(0, 3).includes(status) && !erased,
      );
      return row && `${row.family}: withdraw_request('We manage.')`;
    },
  },
  'take back the withdrawal': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ status }) => status === 'withdrawn');
      return row && `${row.family}: take_back_withdrawal()`;
    },
  },
  erase: {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ status, erased }) => status !== 'matched' && !erased);
      return row && c.seldom(2) ? `${row.family}: erase_request()` : undefined;
    },
  },
  review: {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ status }) =>
        ['submitted', 'declined', 'closed'].includes(status),
      );
      return row && `${c.staff()}: review_request(tests.id('${row.family}'))`;
    },
  },
  decline: {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ status }) => ['submitted', 'in_review'].includes(status));
      return row && `${c.staff()}: decline_request(tests.id('${row.family}'), 'Nobody is near.')`;
    },
  },
  close: {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ status }) => ['open', 'matched'].includes(status));
      return row && `${c.staff()}: close_request(tests.id('${row.family}'), 'They moved away.')`;
    },
  },
  ask: {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ status, erased }) => under.includes(status) && !erased);
      return row && `${c.staff()}: ask_family(tests.id('${row.family}'), 'Are there stairs?')`;
    },
  },
  'answer a question': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.questions, ({ answered }) => !answered);
      return (
        row && `${row.family}: answer_question(tests.question('${row.family}', ${row.nth}), 'One flight.')`
      );
    },
  },
  'read answers': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.questions, ({ answered, read }) => answered && !read);
      return row && `${c.staff()}: read_answers(tests.id('${row.family}'))`;
    },
  },
  assign: {
    often: 1,
    step: (c) => {
      const subject = c.one([
        ...c.rows.requests.map(({ family }) => family),
        ...c.rows.profiles.map(({ who }) => who),
      ]);
      const to = c.one([...staffOf(c.rows).map((who) => `tests.id('${who}')`), 'null']);
      return `${c.staff()}: assign(tests.id('${subject}'), ${to}, tests.has_in_hand(tests.id('${subject}')))`;
    },
  },
};
