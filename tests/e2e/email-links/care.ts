import { randomUUID } from 'node:crypto';
import { demoAccount } from '../../../scripts/demo/accounts.ts';
import { daysAfter } from '../../../src/domain/calendar-day.ts';
import { today } from '../../../src/domain/operator.ts';
import { offerSeen, publish, TOMORROW } from '../api.ts';
import { LAST_DAY, MOVED, OFF, UNNEEDED, YESTERDAY } from './days.ts';
import { applied, as, familyOf, noon, rows, type Story } from './story.ts';

type Introduction = { application: string; terms: unknown; meant: unknown };
const EVERY_EVENING = 0x4444444;
const SUNDAY_EVENING = 0x4000000;
const declan = demoAccount('declan.byrne');
const aoife = demoAccount('caregiver');
const oksana = demoAccount('oksana.kovalenko');
const siobhan = demoAccount('siobhan.murphy');

const visitTo = (placement_id: string, on_date: string) => ({
  id: randomUUID(),
  placement_id,
  on_date,
  opens: 1020,
});

/** From the introduction to the last day. */
export async function care(story: Story): Promise<void> {
  const { admin, opens, origin, sql } = story;
  const family = await familyOf(story, 'Evening', { availability: EVERY_EVENING });
  const mine = await as(story, 'declan.byrne');
  const job = await publish(admin, family.id, 'Evenings with cards');
  const [application, other] = [
    await applied(story, 'declan.byrne', job),
    await applied(story, 'caregiver', job),
  ];
  const shown = async (id: string) => {
    const { introductions } = (await family.does('track_request', {})) as { introductions: Introduction[] };
    const found = introductions.find((each) => each.application === id);
    return found?.terms ?? found?.meant;
  };
  await admin('shortlist_application', { application_id: application });
  await opens({ shortlisted: declan });
  await admin('introduce_applicants', {
    introductions: { [application]: 'He knows the sea front.', [other]: 'She lives near.' },
  });
  await opens({ introduced: declan, introduction: family.email });
  await family.does('answer_introduction', {
    application_id: other,
    answer: 'no',
    reason: '',
    seen: await shown(other),
  });
  await opens({ introduction_ended: aoife });
  await admin('offer_job', {
    application_id: application,
    starts_on: TOMORROW,
    ...(await offerSeen(origin, application)),
  });
  await opens({ offered: declan, terms_offered: family.email });
  const { seen } = await offerSeen(origin, application);
  const placement = (await admin('place_caregiver', {
    application_id: application,
    starts_on: TOMORROW,
    family_said_by: 'Nora',
    family_said_on: today(),
    caregiver_said_by: 'Declan',
    caregiver_said_on: today(),
    seen,
  })) as string;
  await opens({ placed: declan, declined: aoife });

  await family.does('change_arrival_notes', { notes: { access: 'Ring twice.' } });
  await sql(`select private.notify_arrival_notes(now() + interval '11 minutes')`);
  await opens({ arrival_notes_changed: declan });

  const off = visitTo(placement, OFF);
  await mine('cannot_come', { ...off, reason: 'A cold.' });
  await opens({ visit_off: family.email });
  await admin('invite_to_cover', { id: off.id, caregivers: [oksana.id, siobhan.id] });
  await opens({ cover_asked: oksana });
  await (
    await as(story, 'oksana.kovalenko')
  )('answer_cover', { id: off.id, comes: true });
  await opens({
    visit_covered: family.email,
    absence_covered: declan,
    visit_to_cover: oksana,
    cover_off: siobhan,
  });
  await admin('take_back_visit_change', { id: off.id });
  await opens({ visit_on_again: family.email, cover_ended: oksana });

  const unneeded = visitTo(placement, UNNEEDED);
  await family.does('change_own_visit', { ...unneeded, kind: 'not_needed', reason: 'Her son comes.' });
  await opens({ visit_not_needed: declan });
  await family.does('take_back_own_visit_change', { id: unneeded.id });
  await opens({ visit_restored: declan });
  await admin('move_visit', {
    ...visitTo(placement, MOVED),
    to_day: MOVED,
    to_opens: 600,
    said_by: 'Nora',
    reason: 'The dentist.',
  });
  await opens({ visit_moved: family.email, own_visit_moved: declan });

  const newTerms = (from: number, rate: number) => ({
    id: randomUUID(),
    placement_id: placement,
    from_day: daysAfter(today(), from),
    hourly_rate: rate,
    visits: [{ days: 127, opens: 1080, closes: 1200, minutes: 120 }],
    words: 'Shorter evenings.',
  });
  const first = newTerms(21, 27.5);
  await admin('propose_terms', first);
  await opens({ terms_proposed: family.email, new_terms_proposed: declan });
  await family.does('answer_own_terms', { id: first.id, accepts: true, reason: '' });
  await mine('answer_terms', { id: first.id, accepts: true, reason: '' });
  await opens({ terms_agreed: family.email, new_terms_agreed: declan });
  const second = newTerms(40, 29);
  await admin('propose_terms', second);
  await admin('withdraw_terms', { id: second.id });
  await opens({ terms_off: family.email, new_terms_off: declan });

  const correct = async (availability: number) => {
    const [seen] = await rows<object>(
      story,
      `placements?select=visits,availability,hourly_rate,starts_on,ends_on&id=eq.${placement}`,
    );
    const terms = { ...seen, visits: null, availability };
    await admin('correct_placement', { placement_id: placement, seen, terms });
  };
  await correct(EVERY_EVENING & ~SUNDAY_EVENING);
  await opens({ care_changed: family.email, placement_changed: declan });
  await correct(EVERY_EVENING);
  await opens({ covered_again: family.email });

  await sql(
    `update public.placements set starts_on = private.today() - 7, placed_at = now() - interval '8 days' where id = '${placement}'`,
  );
  await sql(`select private.ask_how_it_goes(${noon()})`);
  await opens({ check_in: family.email });
  const missed = visitTo(placement, YESTERDAY);
  await admin('record_visit_change', { ...missed, kind: 'missed', said_by: 'Nora', reason: 'Nobody came.' });
  await opens({ visit_missed: declan });
  await admin('take_back_visit_change', { id: missed.id });
  await opens({ visit_not_missed: declan });

  const complaint = { id: randomUUID(), placement_id: placement };
  await family.does('complain', { ...complaint, kind: 'lateness', words: 'He comes late.' });
  await opens({ complaint_received: family.email });
  await admin('settle_complaint', {
    complaint_id: complaint.id,
    kind: 'lateness',
    severity: 'low',
    outcome: 'care_changed',
    told: ['family'],
    words: 'Called both.',
  });
  await opens({ complaint_settled: family.email });
  await family.does('complain', {
    id: randomUUID(),
    placement_id: placement,
    kind: 'safety',
    words: 'Someone fell.',
  });
  await opens({ safety_received: family.email });

  await mine('ask_to_leave', {
    placement_id: placement,
    last_day: daysAfter(today(), 30),
    reason: 'other',
    words: 'I move away.',
  });
  const [{ leave_asked_at } = { leave_asked_at: '' }] = await rows<{ leave_asked_at: string }>(
    story,
    `placements?select=leave_asked_at&id=eq.${placement}`,
  );
  await admin('answer_leave', { placement_id: placement, seen: leave_asked_at, words: 'You stay.' });
  await opens({ leave_settled: declan });
  await admin('end_placement', {
    placement_id: placement,
    reason: 'Nora moves to her son.',
    last_day: LAST_DAY,
  });
  await opens({ care_ending: family.email, placement_ending: declan });
  await admin('end_placement', { placement_id: placement, reason: 'She moved early.' });
  await opens({ placement_ended: declan });
}
