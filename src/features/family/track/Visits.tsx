import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FamilyVisit, PlacedCaregiver } from '../../../data/tracked-request.ts';
import { addWords } from '../../../domain/explain.ts';
import { formatLongDay, operator, today } from '../../../domain/operator.ts';
import { isSoon, type VisitChange, visitState } from '../../../domain/visit-state.ts';
import { visitHours } from '../../../domain/visit-hours.ts';
import { isStartOpen } from '../../../domain/visits.ts';
import { movedOn } from '../../../lib/failure.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { useLinkedVisit } from '../../../parts/visit-anchor/use-linked-visit.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Fold, FoldList } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hush, toast } from '../../../ui/toast/toast.ts';
import { fill } from '../../../lib/fill.ts';
import type { Changes } from './changes.ts';
import { HelpNow } from './HelpNow.tsx';
import { visitDraft } from './drafts.ts';
import { createVisitChanges } from './visit-changes.ts';
import { isUncovered } from './visit-headings.ts';
import { isChanged, someoneComes, visitsInOrder } from './visit-order.ts';
import { nameOfVisit } from './name-of-visit.ts';
import { VisitLine, visitId } from './VisitLine.tsx';
import * as t from './visits.words.ts';

addWords(t.visitRefusals);

export interface VisitsProps {
  /** In order of time. */
  visits: readonly FamilyVisit[];
  caregivers: readonly PlacedCaregiver[];
  changes: Pick<Changes, 'changeVisit' | 'takeBackVisit'>;
  /** False for an email’s link about something else. */
  mayChange: boolean;
  /** Whether the next changed visit is unfolded. */
  opensNews: boolean;
  offline: boolean;
}

/** Whether a visit of someone new is to come, with only the part of the day agreed. */
const hasTimeToAgree = (visit: FamilyVisit, caregivers: readonly PlacedCaregiver[]) =>
  isStartOpen(visit) &&
  someoneComes(visit) &&
  visitState(visit) === 'to_come' &&
  (Boolean(visit.instead) ||
    caregivers.some(({ placement, startsOn }) => placement === visit.placement && startsOn >= today()));

type Asked = { visit: FamilyVisit; kind: VisitChange };

/**
 * The last visit and those of the next two weeks: who comes, what is different, and what the family can say about each.
 */
export default function Visits({ visits, caregivers, changes, mayChange, opensNews, offline }: VisitsProps) {
  const linked = useLinkedVisit(visits, visitId);
  const [store] = useState(() => createVisitChanges(changes));
  const [asked, setAsked] = useState<Asked>();
  const [takingBack, setTakingBack] = useState('');
  const { busy } = useStore(store.takeBack.$state);
  const [said, setSaid] = useState<readonly string[]>([]);
  const concerns = (visit: FamilyVisit) => visit === linked || said.includes(visitId(visit));
  // The current day, also on a page that stays open.
  // oxlint-disable-next-line react/purity
  const { inSight, later, earlier, news, begun } = visitsInOrder(visits, new Date(), concerns);
  // On the whole page a badge marks a change, to keep it short, unless it is soon. A link to the visits alone unfolds it.
  const alarm = inSight.find((visit) => isUncovered(visit) && (visit.nextIn ?? isSoon(visit)));
  const first = linked ?? (opensNews ? (news ?? begun) : (begun ?? alarm));
  const changed = later.filter(isChanged);
  const uncovered = later.filter(isUncovered);
  const toAgree = visits.find((visit) => hasTimeToAgree(visit, caregivers));
  const takeBack = async (visit: FamilyVisit) => {
    setTakingBack(visit.change ?? '');
    hush();
    if (!(await store.takeBack.run(visit.change ?? ''))) return;
    const back = visit.returns ? t.visitNeededAgain : t.visitIsBack;
    toast(visit.kind === 'missed' ? t.missedIsBack : back, { tone: 'success' });
    focusWhenShown(visitId(visit));
  };
  const lines = (shown: readonly FamilyVisit[]) =>
    shown.map((visit) => (
      <VisitLine
        key={visitId(visit)}
        visit={visit}
        name={nameOfVisit(visit, caregivers)}
        open={visit === first}
        mayChange={mayChange && !offline}
        takingBack={busy && takingBack === visit.change}
        ask={(kind) => {
          hush();
          setAsked({ visit, kind });
        }}
        takeBack={() => void takeBack(visit)}
      />
    ));
  return (
    <Stack gap={2}>
      <ActionError of={store.takeBack} unless={movedOn} />
      <FoldList heading={t.whoComesWhen}>
        {lines(inSight)}
        <Fold
          headingLevel={3}
          heading={t.otherVisits}
          below={
            uncovered.length > 0
              ? fill(t.nobodyComesToOthers, { count: uncovered.length })
              : changed.length > 0 && fill(t.othersChanged, { count: changed.length })
          }
        >
          {later.length > 0 && <FoldList>{lines(later)}</FoldList>}
          {earlier.length > 0 && (
            <>
              <Heading level={3} size="sm">
                {t.weekBefore}
              </Heading>
              <FoldList>{lines(earlier)}</FoldList>
            </>
          )}
          <Text tone="muted" size="sm">
            {fillNodes(t.otherVisitCall, { phone: <OurNumber /> })}
          </Text>
        </Fold>
      </FoldList>
      {toAgree && (
        <Text measure>
          {fill(t.agreeWhen, { name: toAgree.instead ?? nameOfVisit(toAgree, caregivers) })}
        </Text>
      )}
      {!mayChange && (
        <Text tone="muted" size="sm">
          {t.changeWithPrivateLink}
        </Text>
      )}
      {mayChange && (
        <NeedsConnection offline={offline} to={t.toChangeVisit}>
          {null}
        </NeedsConnection>
      )}
      <AskDialog
        asked={asked}
        onClose={() => setAsked(undefined)}
        onSaid={(visit) => setSaid([...said, visitId(visit)])}
        caregivers={caregivers}
        say={store.say}
      />
    </Stack>
  );
}

type AskDialogProps = Pick<VisitsProps, 'caregivers'> & {
  asked: Asked | undefined;
  onClose: () => void;
  onSaid: (visit: FamilyVisit) => void;
  say: ReturnType<typeof createVisitChanges>['say'];
};

/** Even a call on the same working day may be on the next one. */
const DAYS = Math.max(1, operator.answers.workingDays.visit);

/** Asks for a reason, and says which visit it is and what follows. */
function AskDialog({ asked, onClose, onSaid, caregivers, say }: AskDialogProps) {
  if (!asked) return null;
  const { visit, kind } = asked;
  const name = nameOfVisit(visit, caregivers);
  const caregiver = caregivers.find(({ placement }) => placement === visit.placement);
  const isMissed = kind === 'missed';
  const isUncovered = visit.kind === 'cannot_come' && !visit.instead;
  const notNeeded = isUncovered ? t.dontNeedAnyone : t.dontNeedExplained;
  const notNeededSaid = isUncovered ? t.stoppedLooking : t.visitTold;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={isMissed ? t.nobodyCame : t.dontNeedVisit}
      label={isMissed ? t.whatHappenedThen : t.why}
      hint={fill(t.caregiverAndTeamRead, { name })}
      optional
      confirm={isMissed ? t.tellTeam : isUncovered ? t.stopLooking : fill(t.tellCaregiver, { name })}
      keep={isMissed ? undefined : t.keepVisit}
      act={say(visit, kind)}
      draft={visitDraft(visit)}
      onDone={() => {
        onSaid(visit);
        toast(isMissed ? t.nobodyCameTold : fill(notNeededSaid, { name }), { tone: 'success' });
        focusWhenShown(visitId(visit));
      }}
    >
      <Text strong>
        {fill(isUncovered ? t.whichVisitOnly : t.whichVisit, {
          day: formatLongDay(visit.day),
          time: visitHours(visit),
          name,
        })}
      </Text>
      <Text>{isMissed ? fill(t.nobodyCameExplained, { count: DAYS, name }) : fill(notNeeded, { name })}</Text>
      {isMissed ? (
        <Text>
          <HelpNow />
        </Text>
      ) : (
        !isUncovered &&
        isSoon(visit) &&
        caregiver?.phone && (
          <Text>
            {fillNodes(t.dontNeedSoon, {
              name,
              phone: <PhoneLink phone={caregiver.phone} />,
            })}
          </Text>
        )
      )}
    </ReasonDialog>
  );
}
