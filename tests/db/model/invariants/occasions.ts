import { changed, type Turn } from '../rows.ts';
import { staffOf } from '../commands/disguise.ts';

/** Who is told what by a step, `nora: invited`, as it follows from what has changed by it. */
export function occasions(turn: Turn): string[] {
  const { by, after } = turn;
  const staff = (kind: string) =>
    staffOf(after)
      .filter((who) => who !== by)
      .map((who) => `${who}: ${kind}`);
  // Nobody reads later what was told to an account that is gone, or that was somebody else's.
  const wasThere = turn.before.accounts
    .filter(
      ({ active, key, role }) => active && after.accounts.some((row) => row.key === key && row.role === role),
    )
    .map(({ who }) => who);
  const caregiver = (who: string | null, kind: string) =>
    who && wasThere.includes(who) ? [`${who}: ${kind}`] : [];
  const answered = (kind: string, said: string | null, at: string | null, before?: string | null) =>
    said && at !== before ? staff(kind) : [];

  const ofApplications = changed(turn, 'applications').flatMap(({ from, to }) => {
    if (!to) return [];
    const tell = (kind: string) => caregiver(to.who, kind);
    const said = [
      ...(to.familyByPhone
        ? []
        : answered('introduction_answered', to.familySaid, to.familySaidAt, from?.familySaidAt)),
      ...(to.caregiverByPhone
        ? []
        : answered('offer_answered', to.caregiverSaid, to.caregiverSaidAt, from?.caregiverSaidAt)),
    ];
    const moved = from?.status !== to.status;
    const step = () => {
      switch (to.status) {
        case 'invited':
          return tell('invited');
        case 'submitted':
          return [
            ...staff('application_received'),
            ...(from?.hasApplied && ['declined', 'placed'].includes(from.status)
              ? tell('application_reopened')
              : to.recorded
                ? tell('application_recorded')
                : []),
          ];
        case 'shortlisted':
          if (from?.status === 'introduced') return tell('introduction_ended');
          if (from?.status !== 'offered' && from?.status !== 'accepted') return tell('shortlisted');
          if (by === 'time') return [...tell('offer_ended'), ...staff('offer_unanswered')];
          return to.caregiverSaid === 'no' && to.caregiverSaidAt !== from.caregiverSaidAt
            ? []
            : tell('offer_ended');
        case 'introduced':
          return [...tell('introduced'), `${to.family}: introduction`];
        case 'offered':
          return [...tell('offered'), ...(to.introduced ? [`${to.family}: terms_offered`] : [])];
        case 'accepted':
          return [];
        case 'placed':
          return tell('placed');
        case 'declined':
          return tell(to.hasApplied ? 'declined' : 'invitation_ended');
        case 'withdrawn':
          return to.hasApplied ? [] : staff('invitation_declined');
      }
    };
    const offeredAgain = to.status === 'offered' && from?.offered !== to.offered;
    return [...said, ...(moved || offeredAgain ? step() : [])];
  });

  const ofJobs = changed(turn, 'jobs').flatMap(({ from, to }) =>
    from?.status === 'open' && to?.status === 'open' && from.revision !== to.revision
      ? turn.before.applications
          .filter(
            ({ key, status }) =>
              key.startsWith(`${to.key}/`) && !['placed', 'declined', 'withdrawn'].includes(status),
          )
          .flatMap(({ who }) => caregiver(who, 'job_changed'))
      : [],
  );

  const ofPlacements = changed(turn, 'placements').flatMap(({ from, to }) => {
    if (!from?.live || !to) return [];
    const leaves = (who: string) =>
      !after.accounts.some((row) => row.who === who && row.active) ||
      after.profiles.some((row) => row.who === who && ['draft', 'suspended'].includes(row.status));
    if (!to.live)
      return [
        ...caregiver(from.who, 'placement_ended'),
        ...(from.who && leaves(from.who) ? staff('caregiver_left') : []),
      ];
    if (from.endReason !== to.endReason)
      return [...caregiver(to.who, 'placement_ending'), `${to.family}: care_ending`];
    // Of terms that were agreed on before, nothing more is told on their day.
    const isApplied = changed(turn, 'newTerms').some(
      (one) => one.to?.applied && !one.from?.applied && one.to.key.startsWith(`${to.key}/`),
    );
    return isApplied || JSON.stringify(from.terms) === JSON.stringify(to.terms)
      ? []
      : [...caregiver(to.who, 'placement_changed'), `${to.family}: care_changed`];
  });

  const ofProfiles = changed(turn, 'profiles').flatMap(({ from, to }) => {
    if (!from || !to) return [];
    const kinds: Record<string, string> = {
      approved: 'profile_approved',
      changes_requested: 'profile_changes',
      suspended: 'profile_suspended',
    };
    if (to.status === 'draft') return [];
    if (from.status !== to.status)
      return to.status === 'submitted'
        ? [...staff('profile_to_check'), ...caregiver(to.who, 'profile_received')]
        : caregiver(to.who, kinds[to.status] ?? 'nothing');
    if (to.changes !== null && from.changes !== to.changes) return staff('profile_to_check');
    if (to.asked !== null && from.asked !== to.asked) return caregiver(to.who, 'profile_changes');
    return to.status === 'approved' && from.reviewed !== to.reviewed
      ? caregiver(to.who, 'profile_approved')
      : [];
  });

  const ofDocuments = changed(turn, 'documents').flatMap(({ from, to }) => {
    if (!from || !to) return [];
    if (from.status !== to.status) return caregiver(to.who, `document_${to.status}`);
    return from.expiresOn !== to.expiresOn ? caregiver(to.who, 'document_dated') : [];
  });

  const ofQuestions = changed(turn, 'questions').flatMap(({ from, to }) =>
    !to
      ? []
      : !from
        ? [`${to.family}: question`]
        : from.answered !== to.answered
          ? staff('question_answered')
          : [],
  );
  const ofMessages = changed(turn, 'familyMessages').flatMap(({ from, to }) => {
    if (!to) return [];
    return from ? (to.answer === 'written' ? [`${to.family}: message_answered`] : []) : staff('family_wrote');
  });
  const ofLeaving = changed(turn, 'placements').flatMap(({ from, to }) => {
    if (!from || !to || from.leave === to.leave) return [];
    if (to.leave) return staff('leave_asked');
    return /^answer_leave/.test(turn.step) ? caregiver(to.who, 'leave_settled') : [];
  });
  const ofCheckIns = changed(turn, 'checkIns').flatMap(({ from, to }) => {
    return to && !from ? [`${to.family}: check_in`] : [];
  });
  const ofComplaints = changed(turn, 'complaints').flatMap(({ from, to }) => {
    if (!to) return [];
    const tell = (kind: string) => (to.side === 'family' ? [`${to.family}: ${kind}`] : []);
    if (from) return to.settled && !from.settled ? tell('complaint_settled') : [];
    const what = to.safety ? 'safety' : 'complaint';
    return [...tell(`${what}_received`), ...staff(`${what}_raised`)];
  });

  const visitChanges = changed(turn, 'visits');
  // What the family needs after all is off again on days off that were said since.
  const isAway = ({ key, day }: { key: string; day: string }) =>
    visitChanges.some(
      ({ from, to }) =>
        !from && to?.daysOff && to.day === day && to.key.split('/visit ')[0] === key.split('/visit ')[0],
    );
  const removesDaysOff = /^remove_time_off/.test(turn.step);
  // Of all visits of a placement once, and staff of each days off.
  const offOrBack = visitChanges.flatMap(({ from, to }) => {
    if (!to) return [];
    const family = (kind: string) => `${to.key.split('/visit ')[0]}|${to.family}: ${kind}`;
    if (!from && to.daysOff)
      return [
        family('visit_off'),
        ...staff('placed_away').map((line) => `${to.key.split('/visit ')[0]} ${to.daysOff}|${line}`),
      ];
    return removesDaysOff && from && to.undone && !from.undone ? [family('visit_on_again')] : [];
  });
  const ofDaysOff = [...new Set(offOrBack)].map((line) => line.split('|')[1] ?? '');
  const ofVisits = visitChanges.flatMap(({ from, to }) => {
    if (!to || (!from && to.daysOff) || (removesDaysOff && to.undone)) return [];
    const tell = (kind: string) => caregiver(to.whose, kind);
    const uncovered = [`${to.family}: visit_off`, ...staff('visit_uncovered')];
    // Of a visit to which somebody else was to come, that person is told, and not whose it is.
    const tellMissed = (kind: string) => (to.covered ? caregiver(to.covers, kind) : tell(kind));
    const moved = [`${to.family}: visit_moved`, ...tell('own_visit_moved')];
    if (!from) {
      if (to.kind === 'moved') return moved;
      if (to.kind === 'cannot_come') return uncovered;
      return to.kind === 'not_needed'
        ? tell('visit_not_needed')
        : [...tellMissed('visit_missed'), ...staff('nobody_came')];
    }
    if (from.undone && !to.undone) return to.covered ? [] : uncovered;
    if (to.undone && !from.undone) {
      if (to.kind === 'missed')
        return /^take_back/.test(turn.step) && (to.covered || by !== to.whose)
          ? tellMissed('visit_not_missed')
          : [];
      const isMissed = visitChanges.some((one) => !one.from && one.to?.kind === 'missed');
      const ended = isMissed || by === from.covers ? [] : caregiver(from.covers, 'cover_ended');
      // Of a visit that is none any more, the end or the correction tells.
      if (!/^take_back/.test(turn.step)) return ended;
      if (to.kind === 'moved') return moved;
      return [
        ...ended,
        ...(to.kind === 'cannot_come' ? [`${to.family}: visit_on_again`] : []),
        ...(by === to.whose || to.replaces || isAway(to) ? [] : tell('visit_restored')),
      ];
    }
    if (to.covers && !from.covers)
      return [
        `${to.family}: visit_covered`,
        ...caregiver(to.covers, 'visit_to_cover'),
        ...tell('absence_covered'),
        ...(by === to.covers ? staff('cover_agreed') : []),
      ];
    const isOpenAgain = from.covered && !to.covered;
    return isOpenAgain
      ? [...(by === from.covers ? [] : caregiver(from.covers, 'cover_ended')), ...uncovered]
      : [];
  });

  const ofAsked = changed(turn, 'asked').flatMap(({ from, to }) => {
    if (!to) return [];
    if (!to.settled) return caregiver(to.who, 'cover_asked');
    return from?.settled === false && to.comes === null && !to.begun ? caregiver(to.who, 'cover_off') : [];
  });

  const ofTerms = changed(turn, 'newTerms').flatMap(({ from, to }) => {
    if (!to) return [];
    const tell = (kind: string, but?: 'family' | 'caregiver') => [
      ...(but === 'family' ? [] : [`${to.family}: terms_${kind}`]),
      ...(but === 'caregiver' ? [] : caregiver(to.who, `new_terms_${kind}`)),
    ];
    if (!from) return tell('proposed');
    if (to.agreed && !from.agreed) return tell('agreed');
    if (!to.ended || from.ended || !to.placed) return [];
    return to.refusedBy ? [...tell('off', to.refusedBy), ...staff('terms_refused')] : tell('off');
  });

  const ofHands = [
    ...changed(turn, 'requests').map((one) => ({ ...one, kind: 'request_given' })),
    ...changed(turn, 'profiles').map((one) => ({ ...one, kind: 'caregiver_given' })),
  ].flatMap(({ from, to, kind }) =>
    to?.holder && to.holder !== from?.holder && to.holder !== by ? [`${to.holder}: ${kind}`] : [],
  );
  const sent = /^(send|issue)_private_link/.test(turn.step);
  const ofLinks = changed(turn, 'links').flatMap(({ from, to }) =>
    sent && !from && to?.madeBy === 'email' ? [`${to.family}: private_link`] : [],
  );

  return [
    ...ofLinks,
    ...ofHands,
    ...ofApplications,
    ...ofJobs,
    ...ofPlacements,
    ...ofRequests(turn, staff),
    ...ofProfiles,
    ...ofDocuments,
    ...ofQuestions,
    ...ofMessages,
    ...ofLeaving,
    ...ofCheckIns,
    ...ofComplaints,
    ...ofDaysOff,
    ...ofVisits,
    ...ofAsked,
    ...ofTerms,
  ];
}

function ofRequests(turn: Turn, staff: (kind: string) => string[]): string[] {
  const { by, before, after } = turn;
  return after.requests.flatMap((to) => {
    const from = before.requests.find(({ key }) => key === to.key);
    const tell = (kind: string) => [`${to.family}: ${kind}`];
    if (!from) return [...staff('request_received'), ...tell('receipt')];
    const placed = after.placements.filter((row) => row.family === to.family);
    const was = (key: string) => before.placements.find((row) => row.key === key);
    const isNew = placed.some(({ key }) => !was(key));
    const ended = placed.filter(({ key, live }) => !live && was(key)?.live);
    const isLookedFor = after.jobs.some(({ family, status }) => family === to.family && status === 'open');
    const contact = from.contact !== to.contact && !to.erased ? tell('contact_changed') : [];
    if (from.status !== to.status) {
      switch (to.status) {
        case 'submitted':
          return [...staff('request_resumed'), ...tell('withdrawal_undone')];
        case 'in_review':
          return tell(from.status === 'submitted' ? 'request_read' : 'request_reopened');
        case 'open':
          if (from.status !== 'matched') return tell('request_published');
          return tell(isLookedFor ? 'searching_again' : 'part_uncovered');
        case 'matched':
          if (from.availability !== to.availability && by !== 'time') return tell('care_changed');
          return tell(isNew ? 'caregiver_found' : 'covered_again');
        case 'declined':
          return tell('request_declined');
        case 'closed':
          return tell('request_closed');
        case 'withdrawn':
          return [...staff('request_withdrawn'), ...(to.erased ? [] : tell('withdrawal_noted'))];
      }
    }
    if (from.availability !== to.availability && from.answers === to.answers && by !== 'time')
      return [...contact, ...tell('care_changed')];
    if (isNew) return [...contact, ...tell('part_found')];
    const uncovered = ended.some(({ availability }) => (availability & to.needed & ~to.covered) !== 0);
    if (uncovered && placed.some(({ live }) => live)) return tell('part_uncovered');
    return [...contact, ...(by === 'time' ? [] : ended.flatMap(() => tell('care_ended')))];
  });
}
