import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherCrowd, type Crowd } from '../crowd.ts';
import { expectAgreed } from './agreed.ts';
import { atAddress } from './at-address.ts';
import { takeClock } from './clock.ts';
import { Plan } from './plan.ts';
import { ask, place, signUp } from './scene.ts';
import { type Call, callAs, type Family } from './seen.ts';
import { listenTo } from './told.ts';

let crowd: Crowd;
let call: Call;
let setClock: (at: string) => Promise<void>;
let told: () => Promise<string[]>;
beforeAll(async () => {
  crowd = await gatherCrowd(1);
  setClock = await takeClock(crowd);
  call = callAs(crowd);
  told = listenTo(crowd);
});
afterAll(() => crowd?.stop());

const CAREGIVERS = ['Nora', 'Maeve', 'Orla'];
const [MON, WED, THU, FRI] = [0, 2, 3, 4];
const EARLY = { opens: 450, closes: 540 };
const LATER = { opens: 570, closes: 630 };
const FIRST_DAY = '2027-10-18';
/** A day after the story. */
const LATER_DAY = '2027-12-31';
/** On Maeve's days off. */
const OFF = [
  ['Peg', '2027-11-04'],
  ['Peg', '2027-11-05'],
  ['Tom', '2027-11-05'],
] as const;
const keyFor = (name: string) => createHash('md5').update(name).digest('hex');

test('families, caregivers, calendars, emails and the board agree about visits, whatever changes', async () => {
  await setClock('2027-10-14 10:00');
  await signUp(crowd, CAREGIVERS);
  const both = { weekdays: [MON, WED, FRI], starts_on: FIRST_DAY };
  const walsh = await ask(crowd, call, {
    ...{ by: 'admin', name: 'walsh', recipient: 'Peg Walsh' },
    ...{ ...both, set_times: { 0: '07:30' }, hours_per_visit: 1.5 },
  });
  const daly = await ask(crowd, call, {
    ...{ by: 'anon', name: 'daly', recipient: 'Tom Daly' },
    ...{ ...both, set_times: { 0: '09:30' }, hours_per_visit: 1 },
  });
  const plan = new Plan();
  const placements: Record<string, string> = {};
  const expectSeen = (today: string) =>
    expectAgreed(call, plan, today, [walsh, daly], CAREGIVERS, placements);
  const expectTold = async (lines: string[]) => expect(await told()).toEqual(lines);
  const expectRefused = (error: string, person: string, statement: string) =>
    expect(call(person, statement)).rejects.toThrow(error);
  const keyOf = ({ reference, secret }: Family) => `'${reference}', '${secret}'`;

  // Two caregivers share the weeks of both families, with visits next to each other in one morning.
  for (const [family, times] of [
    [walsh, EARLY],
    [daly, LATER],
  ] as const)
    for (const [caregiver, weekdays] of [
      ['Nora', [MON, WED]],
      ['Maeve', [FRI]],
    ] as const) {
      placements[`${family.client} ${caregiver}`] = await place(crowd, call, family, caregiver, weekdays);
      plan.add({ ...times, client: family.client, caregiver }, weekdays, FIRST_DAY, LATER_DAY);
    }
  const visit = (client: string, caregiver: string, day: string) =>
    `'${placements[`${client} ${caregiver}`]}', '${day}', ${client === 'Peg' ? EARLY.opens : LATER.opens}`;
  const givesAddress = async (caregiver: string, key: string) => {
    await call(caregiver, `select public.make_calendar_address('${key}')`);
    plan.addresses[caregiver] = key;
  };
  for (const caregiver of CAREGIVERS) await givesAddress(caregiver, keyFor(caregiver));
  await expectSeen('2027-10-14');
  await told();

  await setClock('2027-10-20 12:00');
  const absence = randomUUID();
  await call(
    'Nora',
    `select public.cannot_come('${absence}', ${visit('Peg', 'Nora', '2027-10-27')}, 'A wedding.')`,
  );
  plan.change('Peg', '2027-10-27', 'cannot_come');
  await expectSeen('2027-10-20');
  await expectTold([
    'staff: visit_uncovered, Wednesday 27 October, 7:30–9:00',
    'walsh: visit_off, Wednesday 27 October, 7:30–9:00',
  ]);

  // Of those invited to cover, the first yes counts.
  const asked = "array[tests.id('Maeve'), tests.id('Orla')]";
  await call('admin', `select public.invite_to_cover('${absence}', ${asked})`);
  await expectTold([
    'Maeve: cover_asked, Wednesday 27 October, 7:30–9:00',
    'Orla: cover_asked, Wednesday 27 October, 7:30–9:00',
  ]);
  await call('Orla', `select public.answer_cover('${absence}', true)`);
  await expectRefused('cover_settled', 'Maeve', `select public.answer_cover('${absence}', true)`);
  plan.change('Peg', '2027-10-27', 'cannot_come', 'Orla');
  await expectSeen('2027-10-20');
  await expectTold([
    'Maeve: cover_off, Wednesday 27 October, 7:30–9:00',
    'Nora: absence_covered, Wednesday 27 October, 7:30–9:00',
    'Orla: visit_to_cover, Wednesday 27 October, 7:30–9:00',
    'staff: cover_agreed, Wednesday 27 October, 7:30–9:00',
    'walsh: visit_covered, Wednesday 27 October, 7:30–9:00',
  ]);

  // The stand-in takes days off too, so nobody comes until staff find someone by phone.
  await call('Orla', `select public.add_time_off('${randomUUID()}', '2027-10-27', '2027-10-27')`);
  await expectTold([
    'staff: visit_uncovered, Wednesday 27 October, 7:30–9:00',
    'walsh: visit_off, Wednesday 27 October, 7:30–9:00',
  ]);
  await call('admin', `select public.cover_visit('${absence}', tests.id('Maeve'), 'Maeve')`);
  plan.change('Peg', '2027-10-27', 'cannot_come', 'Maeve');
  await expectTold([
    'Maeve: visit_to_cover, Wednesday 27 October, 7:30–9:00',
    'Nora: absence_covered, Wednesday 27 October, 7:30–9:00',
    'walsh: visit_covered, Wednesday 27 October, 7:30–9:00',
  ]);

  // Nora's calendar gets a new address. The earlier one ends.
  await givesAddress('Nora', keyFor('Nora again'));
  expect(await atAddress(call, keyFor('Nora'), [])).toBeUndefined();

  await setClock('2027-10-25 12:00');
  const dropped = `'${randomUUID()}', ${visit('Tom', 'Maeve', '2027-10-29')}, 'not_needed'`;
  await call('anon', `select public.change_own_visit(${keyOf(daly)}, ${dropped})`);
  plan.change('Tom', '2027-10-29', 'not_needed');
  await expectSeen('2027-10-25');
  await expectTold(['Maeve: visit_not_needed, Friday 29 October, 9:30–10:30']);

  // A visit is moved to the day on which clocks go back, which frees its usual time. Another is moved and
  // moved back.
  const sunday = { day: '2027-10-31', opens: EARLY.opens };
  const moveTo = (to: string, id: string) =>
    `select public.move_visit('${id}', ${visit('Tom', 'Nora', '2027-10-27')}, ${to}, 'Mrs Daly', 'The doctor comes.')`;
  await expectRefused('cannot_move', 'admin', moveTo(`'2027-11-01', ${EARLY.opens}`, randomUUID()));
  await call('admin', moveTo(`'${sunday.day}', ${sunday.opens}`, randomUUID()));
  plan.move('Tom', '2027-10-27', sunday);
  await expectSeen('2027-10-25');
  await expectTold([
    'Nora: own_visit_moved, Sunday 31 October, Wednesday 27 October, 7:30–8:30, 9:30–10:30',
    'daly: visit_moved, Sunday 31 October, Wednesday 27 October, 7:30–8:30, 9:30–10:30',
  ]);
  const brief = randomUUID();
  await call(
    'admin',
    `select public.move_visit('${brief}', ${visit('Peg', 'Nora', '2027-11-03')}, '2027-11-04', 900, 'Mrs Walsh')`,
  );
  await call('admin', `select public.take_back_visit_change('${brief}')`);
  await expectSeen('2027-10-25');
  await expectTold([
    'Nora: own_visit_moved, Thursday 4 November, Wednesday 3 November, 15:00–16:30, 7:30–9:00',
    'Nora: own_visit_moved, Wednesday 3 November, Thursday 4 November, 7:30–9:00, 15:00–16:30',
    'walsh: visit_moved, Thursday 4 November, Wednesday 3 November, 15:00–16:30, 7:30–9:00',
    'walsh: visit_moved, Wednesday 3 November, Thursday 4 November, 7:30–9:00, 15:00–16:30',
  ]);

  // A family writes, and is answered.
  const asks = randomUUID();
  await call(
    'anon',
    `select public.ask_team(${keyOf(walsh)}, '${asks}', 'visits', 'Could she come on Thursdays?')`,
  );
  await call('admin', `select public.answer_family('${asks}', 'We’ll ask Maeve.')`);
  plan.messages['Peg'] = ['Could she come on Thursdays? We’ll ask Maeve.'];
  await expectTold(['staff: family_wrote', 'walsh: message_answered']);

  // One more day from next month, once both have said yes.
  const more = randomUUID();
  const terms = JSON.stringify([{ ...EARLY, minutes: 90, days: (1 << THU) | (1 << FRI) }]);
  const proposed = `'${more}', '${placements['Peg Maeve']}', '2027-11-01', '${terms}'`;
  await call('admin', `select public.propose_terms(${proposed})`);
  await call('anon', `select public.answer_own_terms(${keyOf(walsh)}, '${more}', true)`);
  await expectSeen('2027-10-25');
  await expectTold([
    'Maeve: new_terms_proposed, Monday 1 November, 7:30–9:00',
    'walsh: terms_proposed, Monday 1 November, 7:30–9:00',
  ]);
  await call('Maeve', `select public.answer_terms('${more}', true)`);
  plan.add({ ...EARLY, client: 'Peg', caregiver: 'Maeve' }, [THU], '2027-11-01', LATER_DAY);
  await expectSeen('2027-10-25');
  await expectTold([
    'Maeve: new_terms_agreed, Monday 1 November',
    'walsh: terms_agreed, Monday 1 November, 7:30–9:00',
  ]);

  // Days off, with one message for all visits on them. Maeve comes to one of them after all.
  const daysOff = randomUUID();
  const away = `'2027-11-04', '2027-11-05'`;
  await call(
    'Maeve',
    `select public.add_time_off('${daysOff}', ${away}, tests.visits_off('Maeve', ${away}))`,
  );
  for (const [client, day] of OFF) plan.change(client, day, 'cannot_come');
  await expectSeen('2027-10-25');
  await expectTold([
    'daly: visit_off, Friday 5 November, 9:30–10:30',
    'staff: placed_away, Thursday 4 November, Friday 5 November',
    'staff: placed_away, Thursday 4 November, Friday 5 November',
    'walsh: visit_off, Thursday 4 November, Friday 5 November, 7:30–9:00',
  ]);
  await call(
    'Maeve',
    `select public.remove_time_off('${daysOff}', array_agg(v.change_id))
     from public.my_visits('2027-11-05', '2027-11-05') v where v.opens = ${LATER.opens}`,
  );
  plan.change('Tom', '2027-11-05', null);
  await expectTold(['daly: visit_on_again, Friday 5 November, 9:30–10:30']);

  // The stand-in does not come.
  await setClock('2027-10-27 12:00');
  const nobody = `'${randomUUID()}', ${visit('Peg', 'Nora', '2027-10-27')}, 'missed'`;
  await call('anon', `select public.change_own_visit(${keyOf(walsh)}, ${nobody})`);
  plan.change('Peg', '2027-10-27', 'missed', 'Maeve');
  await expectSeen('2027-10-27');
  await expectTold([
    'Maeve: visit_missed, Wednesday 27 October, 7:30–9:00',
    'staff: nobody_came, Wednesday 27 October, 7:30–9:00',
  ]);

  // Clocks went back the night before. A visit begins at its minute on the new clock.
  const missed = `'${randomUUID()}', ${visit('Peg', 'Nora', '2027-11-01')}, 'missed'`;
  await setClock('2027-11-01 07:29');
  await crowd.sql`select private.run_duty('apply_terms')`;
  await expectRefused('visit_to_come', 'anon', `select public.change_own_visit(${keyOf(walsh)}, ${missed})`);
  await setClock('2027-11-01 07:31');
  await call('anon', `select public.change_own_visit(${keyOf(walsh)}, ${missed})`);
  plan.change('Peg', '2027-11-01', 'missed');
  await expectSeen('2027-11-01');
  await expectTold([
    'Nora: visit_missed, Monday 1 November, 7:30–9:00',
    'staff: nobody_came, Monday 1 November, 7:30–9:00',
  ]);

  // Nora wants to stop. Staff are told and set the last day, which both sides are told.
  await call('Nora', `select public.ask_to_leave('${placements['Peg Nora']}', '2027-11-10', 'distance')`);
  await expectTold(['staff: leave_asked']);
  await call(
    'admin',
    `select public.end_placement('${placements['Peg Nora']}', 'She moves away.', '2027-11-10')`,
  );
  plan.end('Peg', 'Nora', '2027-11-10');
  await expectSeen('2027-11-01');
  await expectTold([
    'Nora: placement_ending, Wednesday 10 November',
    'walsh: care_ending, Wednesday 10 November',
  ]);
  await setClock('2027-11-11 12:00');
  await crowd.sql`select private.run_duty('finish_placements')`;
  plan.over.push('Peg Nora');
  await expectSeen('2027-11-11');
  await expectTold(['Nora: placement_ended', 'walsh: part_uncovered, 7:30–9:00']);
  await call('Nora', 'select public.end_calendar_address()');
  expect(await atAddress(call, keyFor('Nora again'), [])).toBeUndefined();
}, 180_000);
