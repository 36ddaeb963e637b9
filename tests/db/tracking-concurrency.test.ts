import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherCrowd, refused, times, type Crowd } from './crowd.ts';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await gatherCrowd();
});
afterAll(() => crowd?.stop());

/** A family's call by their own key. `more` are the arguments after reference and secret. */
const byFamily = (family: string, step: string, more = '') =>
  `select public.${step}(tests.payload('${family}') ->> 'reference', tests.payload('${family}') ->> 'tracking_secret'${more})`;

test('a family that withdraws while an admin publishes leaves no open job behind', async () => {
  for (const family of ['ahern', 'boyle', 'casey', 'doyle', 'egan']) {
    await crowd.sql.unsafe(`select tests.add_request('${family}')`);
    const [, withdrawn] = await crowd.atOnce(['admin', 'anon'], (index) =>
      index === 0
        ? `select public.publish_job(tests.id('${family}'), 'Company by the sea', 'Tea, talk and a walk by the sea.')`
        : byFamily(family, 'withdraw_request'),
    );
    expect(withdrawn).toMatchObject({ status: 'withdrawn' });
    expect(await crowd.count(`public.jobs where id = tests.job('${family}') and status = 'open'`)).toBe(0);
  }
});

test('a family that withdraws while an admin places is either withdrawn or matched, and everyone gets an answer', async () => {
  for (const family of ['flynn', 'grady', 'hogan', 'keane', 'lynch']) {
    // A caregiver who was placed before is free again.
    await crowd.sql.unsafe('update public.placements set ended_at = now() where ended_at is null');
    await crowd.sql.unsafe(
      `select tests.add_job('${family}'), tests.add_application('${family}', 'caregiver'), tests.add_application('${family}', 'stranger')`,
    );
    const answers = await crowd.atOnce(['admin', 'anon', 'admin'], (index) =>
      index === 1
        ? byFamily(family, 'withdraw_request')
        : `select tests.place_by_phone(tests.application('${family}', '${index ? 'stranger' : 'caregiver'}'))`,
    );
    expect(refused(answers, 'job_not_open') + refused(answers, 'request_step_not_allowed')).toBe(2);
    const placed = await crowd.count(`public.placements where request_id = tests.id('${family}')`);
    const status = placed ? 'matched' : 'withdrawn';
    expect(
      await crowd.count(`public.requests where id = tests.id('${family}') and status = '${status}'`),
    ).toBe(1);
    expect(
      await crowd.count(`public.applications where job_id = tests.job('${family}') and status = 'declined'`),
    ).toBe(2 - placed);
  }
});

test('nobody who applies while the family withdraws waits for ever', async () => {
  await crowd.sql.unsafe(`select tests.add_job('moran')`);
  await crowd.atOnce(['caregiver', 'anon', 'stranger'], (index) =>
    index === 1 ? byFamily('moran', 'withdraw_request') : `select public.apply_to_job(tests.job('moran'))`,
  );
  expect(
    await crowd.count(`public.applications where job_id = tests.job('moran') and status = 'submitted'`),
  ).toBe(0);
});

test('a question that is answered twice at once keeps one answer', async () => {
  await crowd.sql.unsafe(`select tests.add_request('nolan')`);
  const [question] = await crowd.atOnce(
    ['admin'],
    `select public.ask_family(tests.id('nolan'), 'Are there stairs?')`,
  );
  const answers = await crowd.atOnce(times(10, 'anon'), (index) =>
    byFamily('nolan', 'answer_question', `, '${String(question)}', 'Answer ${index % 2}'`),
  );
  // Five send the same answer as the first, which is no error. The others are too late.
  expect(refused(answers, 'request_step_not_allowed')).toBe(5);
  expect(
    await crowd.count(`public.events where subject_type = 'request_questions' and action = 'update'`),
  ).toBe(1);
});

test('two erasures at once erase once, with a note that an admin adds at that moment', async () => {
  await crowd.sql.unsafe(`select tests.add_job('quinn'), tests.add_application('quinn', 'caregiver')`);
  const answers = await crowd.atOnce(['anon', 'anon', 'admin', 'anon'], (index) =>
    index === 2
      ? `select public.add_note(gen_random_uuid(), 'request', tests.id('quinn'), 'note', 'Ring Peg Walsh')`
      : byFamily('quinn', 'erase_request'),
  );
  expect(answers.filter((answer) => typeof answer === 'string' && answer !== 'request_erased')).toEqual([]);
  expect(
    await crowd.count(
      `public.events where subject_id = tests.id('quinn')::text and after ? 'erased_at' and after ->> 'erased_at' is not null`,
    ),
  ).toBe(1);
  expect(await crowd.count(`public.activity_notes where request_id = tests.id('quinn')`)).toBe(0);
  expect(
    await crowd.count(
      `public.events where subject_id = tests.id('quinn')::text and concat(before, after) ~ 'Peg'`,
    ),
  ).toBe(0);
});

test('the limit on wrong keys holds for many calls at once', async () => {
  const answers = await crowd.atOnce(times(40, 'anon'), `select public.track_request('222222222', 'wrong')`);
  expect(refused(answers, 'too_many_requests')).toBe(10);
  expect(answers.filter((answer) => answer === null)).toHaveLength(30);
});
