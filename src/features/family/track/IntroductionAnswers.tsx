import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Introduction, TrackedRequest } from '../../../data/tracked-request.ts';
import { movedOn } from '../../../lib/failure.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { introductionDraft, talkDraft } from './drafts.ts';
import { answerInWords, callInWords } from './introduction-words.ts';
import type { IntroductionStore } from './introduction.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './introductions.words.ts';

interface IntroductionAnswersProps {
  introduction: Introduction;
  contact: TrackedRequest['contact'];
  store: IntroductionStore;
  offline: boolean;
}

/** The family's answer about a caregiver, and the answers they may give. */
export function IntroductionAnswers({ introduction, contact, store, offline }: IntroductionAnswersProps) {
  const { application, firstName, answer, reason } = introduction;
  const [asking, setAsking] = useState<'talk' | 'no'>();
  const { busy } = useStore(store.yes.$state);
  const said = answerInWords(introduction, contact);
  const anchor = `answer-${application}`;
  const sayYes = async () => {
    if (await store.yes.run()) return focusWhenShown(anchor);
    const { error } = store.yes.$state.get();
    // A caregiver who is no longer suggested has no card to focus.
    if (error && movedOn(error)) focusWhenShown('status');
  };
  const answers = (
    <NeedsConnection offline={offline} to={t.toAnswer}>
      <Stack direction="row" gap={2} wrap>
        {answer !== 'yes' && (
          <Button busy={busy} onClick={() => void sayYes()}>
            {t.yesPlease}
          </Button>
        )}
        {answer !== 'talk' && (
          <Button variant="secondary" onClick={() => setAsking('talk')}>
            {t.wouldLikeTalkFirst}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsking('no')}>
          {t.noThank}
        </Button>
      </Stack>
    </NeedsConnection>
  );
  return (
    <>
      {said && (
        <div id={anchor} tabIndex={-1}>
          <Notice tone="success" title={said.title}>
            {said.next}
            {reason && <Text typed>{fill(t.youWrote, { reason })}</Text>}
          </Notice>
        </div>
      )}
      <ActionError of={store.yes} unless={movedOn} />
      {/* Folded after a yes only, since a wish to talk still needs a yes or a no. */}
      <div data-no-print>
        {answer === 'yes' ? <Disclosure summary={t.thoughtAgain}>{answers}</Disclosure> : answers}
      </div>
      <ReasonDialog
        open={asking === 'talk'}
        onClose={() => setAsking(undefined)}
        title={fill(t.talkAbout, { firstName })}
        label={t.whatToTalkAbout}
        hint={t.onlyTeamReads}
        optional
        failureTitle={t.answerNotSent}
        confirm={t.wouldLikeTalkFirst}
        act={store.talk}
        draft={talkDraft(application)}
        onDone={() => focusWhenShown(anchor)}
      >
        {callInWords(contact)}
      </ReasonDialog>
      <ReasonDialog
        open={asking === 'no'}
        onClose={() => setAsking(undefined)}
        title={fill(t.not, { firstName })}
        label={t.why}
        hint={t.helpsFindSomeone}
        optional
        failureTitle={t.answerNotSent}
        confirm={t.noThank}
        act={store.no}
        draft={introductionDraft(application)}
        onDone={() => focusWhenShown('status')}
      >
        {fill(t.noLongerSuggest, { firstName })}
      </ReasonDialog>
    </>
  );
}
