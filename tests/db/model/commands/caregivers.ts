import { type Steps } from './chance.ts';

/** Who may act as a caregiver, and who no longer does. */
export const caregivers: Steps = {
  'submit the profile': {
    often: 2,
    step: (c) => {
      const row = c.fitting(c.rows.profiles, ({ status }) => ['draft', 'changes_requested'].includes(status));
      return row && `${row.who}: submit_profile(true)`;
    },
  },
  'change the profile': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.profiles, ({ status }) => status !== 'suspended');
      const about = c.one(['Kind and calm.', 'Calm and kind.', 'Patient.']);
      return (
        row &&
        `${row.who}: update public.caregiver_profiles set about = '${about}' where user_id = auth.uid()`
      );
    },
  },
  approve: {
    often: 2,
    step: (c) => {
      const row = c.fitting(
        c.rows.profiles,
        ({ status, changes }) => !['draft', 'approved'].includes(status) || changes !== null,
      );
      return row && `${c.staff()}: approve_caregiver(tests.id('${row.who}'), tests.revision('${row.who}'))`;
    },
  },
  'ask for changes': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.profiles, ({ status }) => ['submitted', 'approved'].includes(status));
      const asked = `tests.id('${row?.who}'), 'Say more.', '{about}', tests.changes_asked('${row?.who}')`;
      return row && c.seldom(2) ? `${c.staff()}: request_profile_changes(${asked})` : undefined;
    },
  },
  suspend: {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.profiles, ({ status }) => status === 'approved');
      return row && c.seldom(2)
        ? `${c.staff()}: suspend_caregiver(tests.id('${row.who}'), 'A complaint is looked into.')`
        : undefined;
    },
  },
  'take days off': {
    often: 4,
    step: (c) => {
      const who = c.fitting(
        c.rows.profiles.map((row) => row.who),
        (name) => !c.rows.timeOff.some((row) => row.who === name),
      );
      const days = c.one(['tests.today(), tests.today() + 3', 'tests.today() + 5, tests.today() + 9']);
      return who && `${who}: add_time_off(gen_random_uuid(), ${days}, tests.visits_off('${who}', ${days}))`;
    },
  },
  'give days off back': {
    often: 2,
    step: (c) => {
      const row = c.one(c.rows.timeOff);
      const comes = c.seldom(2) ? `, tests.off_for('${row?.who ?? ''}')` : '';
      return row && `${row.who}: remove_time_off(tests.time_off('${row.who}')${comes})`;
    },
  },
  'date a document': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.documents, ({ status }) => status === 'verified');
      const until = c.one(['tests.today() + 100', 'tests.today() + 5', 'null']);
      const seen = row?.expiresOn ? `tests.expires_on(tests.document('${row.who}', ${row.nth}))` : 'null';
      return (
        row && `${c.staff()}: date_document(tests.document('${row.who}', ${row.nth}), ${until}, ${seen})`
      );
    },
  },
  'add a document': {
    often: 1,
    step: (c) => {
      const who = c.fitting(
        c.rows.profiles.map((row) => row.who),
        (name) => !c.rows.documents.some((row) => row.who === name),
      );
      const values = "(auth.uid(), 'identity', auth.uid() || '/identity.pdf', 'identity.pdf')";
      return (
        who &&
        `${who}: insert into public.documents (caregiver_id, kind, file_path, file_name) values ${values}`
      );
    },
  },
  'check a document': {
    often: 1,
    step: (c) => {
      const row = c.fitting(c.rows.documents, ({ status }) => status === 'uploaded');
      const it = row && `tests.document('${row.who}', ${row.nth})`;
      const verdict = c.seldom(4) ? 'reject_document' : 'verify_document';
      return row && `${c.staff()}: ${verdict}(${it}, 'The photo and the name.', tests.checked_at(${it}))`;
    },
  },
};
