import { CAREGIVER_MESSAGES } from '../../src/domain/messages/caregiver.ts';
import { CAREGIVER_WORK_MESSAGES } from '../../src/domain/messages/caregiver-work.ts';
import { FAMILY_CARE_MESSAGES } from '../../src/domain/messages/family-care.ts';
import { FAMILY_MESSAGES } from '../../src/domain/messages/family.ts';
import { applications, documents, newJobs, profiles } from './email-links/caregivers.ts';
import { care } from './email-links/care.ts';
import { openerOf } from './email-links/opener.ts';
import { requests } from './email-links/requests.ts';
import { sharedWeek } from './email-links/shared-week.ts';
import { expect, test } from './fixtures.ts';

/**
 * All kinds for families and caregivers. Of the accounts’, accounts.spec.ts opens `confirmation` and `recovery`,
 * my-account.spec.ts `email_change`, and users.spec.ts `invitation`. The others lead to the contact page, as
 * `contact_address_left` does, or to the sign-in page. Staff’s lead to their records and lists.
 */
const KINDS = {
  ...FAMILY_MESSAGES,
  ...FAMILY_CARE_MESSAGES,
  ...CAREGIVER_MESSAGES,
  ...CAREGIVER_WORK_MESSAGES,
};
/** One after another in each list. */
const STORIES = [[care], [requests, sharedWeek, applications, profiles, documents, newJobs]];

// A server of its own, for the scheduled jobs.
test.use({ ownServer: true });

test('every email’s link opens at what the email is about @full', async ({
  browser,
  origin,
  sql,
  admin,
  visitor,
}, info) => {
  const { opens, opened } = openerOf(browser, origin, info);
  await Promise.all(
    STORIES.map(async (stories) => {
      for (const story of stories) await story({ origin, sql, admin, visitor, opens });
    }),
  );
  expect([...opened].sort()).toEqual(Object.keys(KINDS).sort());
});
