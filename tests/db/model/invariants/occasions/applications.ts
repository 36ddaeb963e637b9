import { changed, type Turn } from '../../rows.ts';
import { type Tellers } from './tellers.ts';

/** Messages about applications and their jobs. */
export function ofApplications(turn: Turn, { staff, caregiver }: Tellers): string[] {
  const { by } = turn;
  const answered = (kind: string, said: string | null, at: string | null, before?: string | null) =>
    said && at !== before ? staff(kind) : [];

  const ofSteps = changed(turn, 'applications').flatMap(({ from, to }) => {
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
          if (from?.status === 'shortlisted') return [];
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

  return [...ofSteps, ...ofJobs];
}
