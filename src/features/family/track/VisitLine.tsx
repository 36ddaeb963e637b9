import type { ReactNode } from 'react';
import type { FamilyVisit } from '../../../data/tracked-request.ts';
import { nextInWords } from '../../../domain/next-in.ts';
import { formatLongDay, today } from '../../../domain/operator.ts';
import { isSoon, type MovedFrom, type VisitChange, visitState } from '../../../domain/visit-state.ts';
import { hoursOnTheirOwn, movedTime, visitHours } from '../../../domain/visit-hours.ts';
import { fill } from '../../../lib/fill.ts';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Anchor } from '../../../parts/anchor/Anchor.tsx';
import type { Tone } from '../../../lib/tone.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { Emergency } from './Emergency.tsx';
import { HelpNow } from './HelpNow.tsx';
import { namedDocuments } from './documents-in-words.ts';
import { visitDraft } from './drafts.ts';
import * as t from './visits.words.ts';

export const visitId = visitDraft;

interface VisitLineProps {
  visit: FamilyVisit;
  name: string;
  open: boolean;
  mayChange: boolean;
  takingBack: boolean;
  ask: (kind: VisitChange) => void;
  takeBack: () => void;
}

/** One visit: when, who comes and what is different. Folded are the details and what the family can say. */
export function VisitLine({ visit, name, open, mayChange, takingBack, ask, takeBack }: VisitLineProps) {
  const { day, kind, moved, phone } = visit;
  const reason = (kind ? visit : moved)?.reason;
  const different = differenceOf(visit, name);
  const documents = visit.instead && namedDocuments(visit.checked);
  const answers = mayChange ? answersTo(visit) : [];
  const comes = whoComes(visit, name);
  const long = formatLongDay(day);
  const time = unbroken(hoursOnTheirOwn(visit));
  return (
    <Anchor id={visitId(visit)}>
      <Fold
        heading={day === today() ? fill(t.dayToday, { day: long }) : long}
        headingLevel={3}
        // A stand-in’s number should take no tap to find.
        open={open || Boolean(phone && visitState(visit) !== 'over')}
        below={
          <>
            <Text>{comes ? fillNodes(t.timeAndName, { time, name: comes }) : time}</Text>
            {different && <Badge tone={different.tone}>{different.state}</Badge>}
          </>
        }
      >
        {(different || answers.length > 0) && (
          <>
            {different && <Text>{different.words}</Text>}
            {documents && <Text tone="muted">{documents}</Text>}
            {different && reason && (
              <Text tone="muted">{fill(t.wrote[kind ?? 'moved'], { name, reason })}</Text>
            )}
            {kind && moved && <Text tone="muted">{movedWords(moved)}</Text>}
            <div data-no-print>
              <Stack direction="row" gap={2} wrap>
                {answers.map((answer) => (
                  <Button
                    key={answer}
                    variant="secondary"
                    size="small"
                    busy={takingBack}
                    onClick={() => (answer === 'take_back' ? takeBack() : ask(answer))}
                  >
                    {answer === 'take_back' ? TAKE_BACK[kind ?? 'not_needed'] : SAY[answer]}
                    <VisuallyHidden>
                      {' '}
                      {fill(t.aboutVisit, { day: long, time: visitHours(visit) })}
                    </VisuallyHidden>
                  </Button>
                ))}
              </Stack>
            </div>
          </>
        )}
      </Fold>
    </Anchor>
  );
}

/** Who comes; undefined if the visit isn't needed, or if the caregiver can’t come and has no stand-in. */
const whoComes = ({ kind, instead }: FamilyVisit, name: string) =>
  kind === 'not_needed' ? undefined : (instead ?? (kind === 'cannot_come' ? undefined : name));

const SAY: Record<VisitChange, string> = {
  cannot_come: '',
  not_needed: t.dontNeedVisit,
  missed: t.nobodyCame,
};
const TAKE_BACK: Record<VisitChange, string> = {
  cannot_come: '',
  not_needed: t.needAfterAll,
  missed: t.someoneDidCome,
};

/** What the family can still say about a visit. */
function answersTo(visit: FamilyVisit): (VisitChange | 'take_back')[] {
  const state = visitState(visit);
  if (visit.kind === 'missed' || (visit.kind === 'not_needed' && state !== 'over')) return ['take_back'];
  if (visit.kind === 'cannot_come' && !visit.instead) return state === 'over' ? [] : ['not_needed'];
  if (visit.kind === 'not_needed') return [];
  return state === 'to_come' ? ['not_needed'] : state === 'begun' ? ['missed', 'not_needed'] : ['missed'];
}

/** What is different about a visit; undefined if nothing is. */
function differenceOf(
  visit: FamilyVisit,
  name: string,
): { state: string; tone: Tone; words: ReactNode } | undefined {
  const { kind, instead, phone, settled, nextIn, moved } = visit;
  const call = (number: string) => <PhoneLink phone={number} />;
  if (kind === 'not_needed')
    return { state: t.visitNotNeeded, tone: 'neutral', words: fill(t.visitNotNeededWords, { name }) };
  if (kind === 'missed')
    return {
      state: settled ? t.visitMissed : t.visitMissedNew,
      tone: 'danger',
      words: fillNodes(settled ? t.visitMissedSettled : t.visitMissedWords, {
        phone: <OurNumber />,
        help: <HelpNow />,
      }),
    };
  if (kind === 'cannot_come' && !instead && settled)
    return {
      state: t.visitNobody,
      tone: 'neutral',
      words: fillNodes(t.visitNobodyWords, { name, phone: <OurNumber /> }),
    };
  if (kind === 'cannot_come' && !instead)
    return {
      state: t.visitSearching,
      tone: 'warning',
      words: nextIn
        ? fillNodes(t.visitSearchingOut, {
            name,
            nextIn: nextInWords(formatLongDay(nextIn)),
            emergency: <Emergency />,
          })
        : isSoon(visit)
          ? fillNodes(t.visitSearchingSoon, { name, phone: <OurNumber />, emergency: <Emergency /> })
          : fill(t.visitSearchingWords, { name }),
    };
  if (kind === 'cannot_come' && instead)
    return {
      state: t.visitCovered,
      tone: 'info',
      words: phone
        ? fillNodes(t.visitCoveredReach, { name, instead, phone: call(phone) })
        : fill(t.visitCoveredWords, { name, instead }),
    };
  if (moved) return { state: t.visitMoved, tone: 'info', words: movedWords(moved) };
  return undefined;
}

const movedWords = (moved: MovedFrom) =>
  fill(t.visitMovedFrom, { day: formatLongDay(moved.day), time: movedTime(moved) });
