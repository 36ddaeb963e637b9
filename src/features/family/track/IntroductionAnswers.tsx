import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Introduction, TrackedRequest } from '../../../data/tracking.ts';
import { explain } from '../../../domain/explain.ts';
import { movedOn } from '../../../lib/failure.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { introductionDraft } from './drafts.ts';
import { answerInWords, callInWords } from './introduction-words.ts';
import type { IntroductionStore } from './introduction.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { talkInWords } from './status-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './introductions.words.ts';

interface IntroductionAnswersProps {
  introduction: Introduction;
  contact: TrackedRequest['contact'];
  store: IntroductionStore;
  offline: boolean;
}

/** The family's answer about a caregiver, and the answers it may give. */
export function IntroductionAnswers({ introduction, contact, store, offline }: IntroductionAnswersProps) {
  const { application, firstName, answer } = introduction;
  const [declining, setDeclining] = useState(false);
  const [yes, talk] = [useStore(store.yes.$state), useStore(store.talk.$state)];
  const failed = [yes, talk].find(({ busy, error }) => error && !busy && !movedOn(error))?.error;
  const said = answerInWords(introduction, contact);
  const anchor = `answer-${application}`;
  const give = async (wanted: 'yes' | 'talk', thanks: string) => {
    if (await store[wanted].run()) {
      toast(thanks, { tone: 'success' });
      focusWhenShown(anchor);
      return;
    }
    const { error } = store[wanted].$state.get();
    // A caregiver who is no longer suggested has no card to focus.
    if (error && movedOn(error)) focusWhenShown('status');
  };
  const answers = (
    <Stack gap={2}>
      <NeedsConnection offline={offline} to={t.toAnswer}>
        <Stack direction="row" gap={2} wrap>
          {answer !== 'yes' && (
            <Button
              busy={yes.busy}
              variant={said ? 'secondary' : 'primary'}
              onClick={() => void give('yes', t.thankYes)}
            >
              {t.yesPlease}
            </Button>
          )}
          {answer !== 'talk' && (
            <Button
              variant="secondary"
              busy={talk.busy}
              onClick={() => void give('talk', fill(t.thankYou, { talk: talkInWords(contact) }))}
            >
              {t.wouldLikeTalkFirst}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setDeclining(true)}>
            {t.noThank}
          </Button>
        </Stack>
      </NeedsConnection>
      {answer !== 'talk' && (
        <Text tone="muted" size="sm">
          {callInWords(contact)}
        </Text>
      )}
    </Stack>
  );
  return (
    <>
      {said && (
        <div id={anchor} tabIndex={-1}>
          <Notice tone="success" title={said.title}>
            {said.next}
          </Notice>
        </div>
      )}
      {failed && (
        <Notice tone="danger" announce>
          {explain(failed)}
        </Notice>
      )}
      <div data-no-print>{said ? <Disclosure summary={t.thoughtAgain}>{answers}</Disclosure> : answers}</div>
      <ReasonDialog
        open={declining}
        onClose={() => setDeclining(false)}
        title={fill(t.not, { firstName })}
        label={t.why}
        hint={t.helpsFindSomeone}
        optional
        confirm={t.noThank}
        act={store.no}
        draft={introductionDraft(application)}
        onDone={() => {
          toast(t.thankYouStillLooking, { tone: 'success' });
          focusWhenShown('status');
        }}
      >
        {fill(t.noLongerSuggest, { firstName })}
      </ReasonDialog>
    </>
  );
}
