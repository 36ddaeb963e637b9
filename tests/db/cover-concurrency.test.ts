import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherCrowd, refused, times, type Crowd } from './crowd.ts';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd(8);
});
afterAll(() => crowd?.stop());

test('if several caregivers say yes to one visit at once, one covers it', async () => {
  const absence = `tests.id('tobin absent')`;
  await crowd.sql.unsafe(`
    select tests.add_job('tobin', '{}', '{"availability": 4}'), tests.add_application('tobin', 'caregiver'), tests.be_owner();
    update public.caregiver_profiles set availability = (1 << 28) - 1 where true`);
  await crowd.atOnce(['admin'], `select tests.place_by_phone(tests.application('tobin', 'caregiver'))`);
  await crowd.sql.unsafe(`
    update public.placements set starts_on = private.today(), availability = x'4444444'::integer
    where request_id = tests.id('tobin');
    insert into public.visit_changes (id, placement_id, on_date, opens, kind)
    select ${absence}, p.id, private.today() + 3, 1020, 'cannot_come'
    from public.placements p where p.request_id = tests.id('tobin')`);
  const invited = await crowd.atOnce(
    ['admin'],
    `select public.invite_to_cover(${absence}, array[tests.id('stranger'), tests.id('legacy')])`,
  );
  expect(invited).toEqual([null]);
  const answers = await crowd.atOnce(
    [...times(4, 'stranger'), ...times(4, 'legacy')],
    `select public.answer_cover(${absence}, true)`,
  );
  // The first may repeat it.
  expect(refused(answers, 'cover_settled')).toBe(4);
  expect(await crowd.count(`private.cover_invitations where comes`)).toBe(1);
  expect(
    await crowd.count(
      `public.visit_changes c join private.cover_invitations i on i.caregiver_id = c.covered_by and i.comes`,
    ),
  ).toBe(1);
});
