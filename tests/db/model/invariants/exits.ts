import { changed, type Kind } from '../rows.ts';
import { type Invariant } from './invariant.ts';

const KINDS: Kind[] = [
  'requests',
  'jobs',
  'applications',
  'placements',
  'profiles',
  'accounts',
  'complaints',
  'visits',
  'familyMessages',
];

/**
 * No record is stuck: for each record that newly waits or lasts, one of the steps that end that is tried and
 * rolled back.
 */
export const exits: Invariant[] = [
  {
    says: 'every state can be left',
    look: async (turn, { keeper }) => {
      const names = KINDS.flatMap((kind) =>
        changed(turn, kind).map(({ from, to }) => (to ?? from)?.key ?? ''),
      );
      if (!names.length) return [];
      const stuck = await keeper<{ fault: string }[]>`
      select format('%s, %s: %s', t.name, state.status, string_agg(outcome, ', ')) as fault
      from (
        select r.id, r.status::text, null as self, array[
          format('public.review_request(%L)', r.id), format('public.decline_request(%L, ''Full.'')', r.id),
          format('public.close_request(%L, ''It is over.'')', r.id)
        ] as ways from public.requests r where r.status in ('submitted', 'in_review', 'open', 'matched')
        union all
        select j.id, j.status::text, null, array[format('public.take_back_job(%L, ''No longer.'')', j.id)]
        from public.jobs j where j.status = 'open'
        union all
        select a.id, a.status::text, null, array[format('public.decline_application(%L, ''Another.'')', a.id)]
        from public.applications a where private.is_under_way(a.status)
        union all
        select p.id, 'placed', null, array[format('public.end_placement(%L, ''It is over.'')', p.id)]
        from public.placements p where p.ended_at is null
        union all
        select p.user_id, 'submitted', null, array[
          format('public.request_profile_changes(%L, ''More.'')', p.user_id)
        ] from public.caregiver_profiles p where p.status = 'submitted'
        union all
        select p.user_id, p.status::text, c.name, array['public.submit_profile(true)']
        from public.caregiver_profiles p join model.people c on c.id = p.user_id
        where p.status in ('draft', 'changes_requested')
          and private.role_of(c.id) = 'caregiver' and exists (select from auth.sessions s where s.user_id = c.id)
        union all
        select c.id, 'complaint', null, array[
          format('public.settle_complaint(%L, ''other'', ''low'', ''explained'', ''{family}'', ''Called.'')', c.id)
        ] from public.complaints c where c.settled_at is null
        union all
        select m.id, 'message', null, array[format('public.answer_family(%L, ''Yes.'')', m.id)]
        from public.family_messages m where m.answered_at is null
        union all
        select p.id, 'leaving', null, array[format('public.answer_leave(%L, ''Stays.'', %L)', p.id, p.leave_asked_at)]
        from public.placements p where p.leave_asked_at is not null
        union all
        select c.id, c.kind::text, null, array[format('public.settle_visit(%L, ''Called.'')', c.id)]
        from public.visit_changes c where c.kind in ('cannot_come', 'missed') and c.undone_at is null and c.settled_at is null
      ) state (id, status, self, ways)
      join model.things t on t.id = state.id and t.name = any (${names}),
        unnest(state.ways) way,
        lateral (select tests.attempt(coalesce(state.self, tests.somebody()), 'select ' || way) as outcome) tried
      group by t.name, state.status
      having not bool_or(outcome = '1')`;
      return stuck.map(({ fault }) => fault);
    },
  },
];
