import { FAMILIES } from '../rows.ts';
import { type Steps } from './chance.ts';

/** The links of families, and who gets emails. */
export const links: Steps = {
  'add a link': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ erased }) => !erased);
      const name = c.one(['kit', 'sister']);
      return row && `${row.family}: add_link('${name}', md5('${name} of ${row.family}'))`;
    },
  },
  'open a link': {
    often: 2,
    step: (c) => {
      const row = c.one(c.rows.requests);
      return row && `${row.family}: ${c.one(['track_request()', 'export_request()'])}`;
    },
  },
  'end a link': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.links, ({ ended }) => !ended);
      return row && `${row.family}: end_link(tests.link('${row.key}'))`;
    },
  },
  'send a link': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ email }) => email !== null);
      const email = c.wrong ? 'somebody@else.test' : row?.email;
      return row && `anon: send_private_link(tests.payload('${row.family}') ->> 'reference', '${email}')`;
    },
  },
  'issue a link': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.requests, ({ erased }) => !erased);
      return row && `${c.staff()}: issue_private_link(tests.id('${row.family}'))`;
    },
  },
  unsubscribe: {
    often: 1,
    step: (c) => {
      const who = c.one([...FAMILIES, ...c.rows.accounts.map(({ who }) => who)]);
      return `anon: unsubscribe(tests.mail_token('${who}'))`;
    },
  },
  'choose emails': {
    often: 1,
    step: (c) => {
      const row = c.one(c.rows.accounts);
      return row && `${row.who}: choose_emails(${c.seldom(2)})`;
    },
  },
};
