import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { formatDistance } from '../../../domain/operator.ts';
import type { loadCovers } from '../../../data/visits.ts';
import type { VisitChange } from '../../../domain/visits.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { DialogForm, FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { fill } from '../../../lib/fill.ts';
import type { PlacementRecord, PlacementStore, Visit } from './placement-screen.ts';
import { movedFrom, visitInWords, type VisitStep } from './visit-facts.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { createCoverForm, createSayForm } from './visit-forms.ts';
import { visitId } from './VisitRow.tsx';
import { WhoSaidSo } from './WhoSaidSo.tsx';
import * as t from './words.ts';

interface VisitDialogsProps {
  open: boolean;
  onClose: () => void;
  visit: Visit;
  step: VisitStep;
  placement: Pick<PlacementRecord, 'id' | 'caregiverName' | 'client'>;
  screen: Pick<
    PlacementStore,
    'sayOfVisit' | 'move' | 'coversFor' | 'cover' | 'inviteToCover' | 'settle' | 'takeBack'
  >;
}

type Cover = ValueOf<typeof loadCovers>[number];

/** The client, and when the visit is. */
const about = ({ placement, visit }: Pick<Inside, 'placement' | 'visit'>) => ({
  client: clientName(placement.client),
  visit: visitInWords(visit),
});

const saved = (words: string) => toast(words, { tone: 'success' });

/** The dialog of a step about a visit. */
export function VisitDialogs({ step, ...inside }: VisitDialogsProps) {
  if (step === 'find') return <FindDialog {...inside} />;
  if (step === 'invite') return <InviteDialog {...inside} title={fill(t.inviteTitle, about(inside))} />;
  if (step === 'settle') return <SettleDialog {...inside} />;
  if (step === 'takeBack' || step === 'moveBack')
    return <TakeBackDialog {...inside} isMove={step === 'moveBack'} />;
  if (step === 'move') return <MoveDialog {...inside} title={fill(t.moveTitle, about(inside))} />;
  return <SayDialog {...inside} kind={step} />;
}

type Inside = Omit<VisitDialogsProps, 'step'>;

/** Records what was said by phone or in person. */
function SayDialog({ open, onClose, visit, kind, placement, screen }: Inside & { kind: VisitChange }) {
  // A stand-in is told instead.
  const caregiverName = visit.coveredName ?? placement.caregiverName;
  const texts = t.say[kind];
  const who = kind === 'cannot_come' ? caregiverName : (placement.client?.contact ?? '');
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={fill(texts.title, { caregiverName, ...about({ placement, visit }) })}
      form={() => createSayForm(placement.id, { ...visit, kind }, who, outcomeOf(screen.sayOfVisit))}
      confirm={t.recordIt}
      onDone={() => saved(texts.done)}
    >
      {(form) => (
        <>
          <Text>{fill(texts.explain, { caregiverName })}</Text>
          <WhoSaidSo form={form} caregiverName={caregiverName} />
        </>
      )}
    </FormDialog>
  );
}

/** Lists caregivers who could cover, and records the one who does. */
function FindDialog({ open, ...inside }: Inside) {
  return (
    <Dialog open={open} onClose={inside.onClose} title={fill(t.whoCan, about(inside))}>
      <FindForm {...inside} />
    </Dialog>
  );
}

function FindForm({ onClose, visit, screen }: Omit<Inside, 'open'>) {
  const change = visit.changeId ?? '';
  const [covers] = useState(() => screen.coversFor(change));
  return (
    <Loaded data={covers} label={t.lookingForCaregivers}>
      {(people) =>
        people.every(({ invited }) => invited === 'busy') ? (
          <Text>{t.nobodyCan}</Text>
        ) : (
          <DialogForm
            onClose={onClose}
            form={() => createCoverForm(change, outcomeOf(screen.cover))}
            confirm={t.saveWhoComes}
            onDone={() => {
              saved(t.coverSaved);
              focusWhenShown(visitId(visit));
            }}
          >
            {(form) => (
              <>
                <Text>{t.callThemFirst}</Text>
                <RadioGroup
                  {...form.field('caregiverId')}
                  legend={t.whoComes}
                  options={people.flatMap(optionOf)}
                  onChange={(caregiverId) =>
                    form.change({ caregiverId, saidBy: nameOf(people, caregiverId) })
                  }
                />
                <TextField {...form.text('saidBy')} label={t.whoSaidYes} autoComplete="off" />
              </>
            )}
          </DialogForm>
        )
      }
    </Loaded>
  );
}

const optionOf = ({ caregiverId, caregiverName, phone, km, isKnown, invited }: Cover) =>
  invited === 'busy'
    ? []
    : {
        value: caregiverId,
        label: caregiverName,
        hint: (
          <>
            {phone ? <PhoneLink phone={phone} /> : t.noPhone}
            {[
              km !== null && formatDistance(km),
              isKnown && t.hasBeenThere,
              invited && t.askedShort[invited],
            ].map((fact) => fact && ` · ${fact}`)}
          </>
        ),
      };

const nameOf = (people: readonly Cover[], id: string) =>
  people.find(({ caregiverId }) => caregiverId === id)?.caregiverName ?? '';

/** Records what staff did about a visit without a caregiver. */
function SettleDialog({ open, onClose, visit, placement, screen }: Inside) {
  const change = visit.changeId ?? '';
  const [act] = useState(() => screen.settle(change));
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={fill(t.whatDoneTitle, about({ placement, visit }))}
      label={t.whatDidWhatAgreed}
      hint={t.onlyTeamReads}
      confirm={t.noteIt}
      act={act}
      draft={`visit-note:${change}`}
      onDone={() => saved(t.noted)}
    >
      {t.withYourNote}
    </ReasonDialog>
  );
}

/** What the visit will be once its change is cancelled. */
function takeBackInWords(visit: Visit, caregiverName: string, isMove: boolean): string {
  const { kind, returns, coveredName, moved } = visit;
  if (isMove && moved) return fill(t.moveBackExplain, { visit: movedFrom(moved), caregiverName });
  const words =
    returns && kind && kind !== 'cannot_come'
      ? t.takeBackReturns[kind]
      : t.takeBackExplain[kind ?? 'cannot_come'];
  return fill(words, { visit: visitInWords(visit), caregiverName, coveredName: coveredName ?? '' });
}

/** Asks before a visit's change is cancelled. */
function TakeBackDialog({ open, onClose, visit, placement, screen, isMove }: Inside & { isMove: boolean }) {
  const [act] = useState(() => screen.takeBack((isMove ? visit.moved?.change : visit.changeId) ?? ''));
  const { caregiverName } = placement;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={fill(t.takeBackQuestion, about({ placement, visit }))}
      confirm={t.takeBack}
      busyLabel={t.takingBack}
      keep={t.keepAsIs}
      danger={false}
      act={act}
      onDone={() => saved(t.takenBack)}
    >
      {takeBackInWords(visit, caregiverName, isMove)}
    </ConfirmDialog>
  );
}
