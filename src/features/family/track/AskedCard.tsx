import { useStore } from '@nanostores/react';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { href } from '../../../domain/routes.ts';
import { prefill } from '../../../state/device/storage.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { askedInWords, gistOf } from './asked-words.ts';
import { answersButContact } from './contact-words.ts';
import { isUnderWay } from './status-words.ts';
import type { TrackScreen } from './track-screen.ts';
import * as t from './words.ts';

interface AskedCardProps {
  request: TrackedRequest;
  screen: TrackScreen;
  offline: boolean;
}

/** Everything that the family said; once it is erased, what is left. */
export function AskedCard({ request, screen, offline }: AskedCardProps) {
  const key = useStore(screen.lookUp.$key);
  const begin = (changes: boolean) => {
    const { asked, place } = request;
    if (!key || !asked) return;
    if (prefill.keep({ ...key, changes, asked, place })) location.assign(`${href('request')}?prefilled`);
    else toast(t.browserNotLetCarry);
  };
  const answers = answersButContact(request);
  return (
    <Fold heading={t.whatAsked} hint={gistOf(request)}>
      <DescriptionList items={askedInWords(request)} />
      {answers.length > 0 && (
        <Disclosure summary={t.allAnswers}>
          <DescriptionList
            items={answers.map(({ question, answer }) => ({ term: question, description: answer }))}
          />
        </Disclosure>
      )}
      {request.asked && (request.can.change || !isUnderWay(request)) && (
        <div data-no-print>
          <Stack direction="row" gap={2} wrap>
            {request.can.change && (
              <NeedsConnection offline={offline} to={t.toChangeAnswers}>
                <Button variant="secondary" size="small" icon="edit" onClick={() => begin(true)}>
                  {t.changeAnswers}
                </Button>
              </NeedsConnection>
            )}
            {!isUnderWay(request) && (
              <Button variant="secondary" size="small" onClick={() => begin(false)}>
                {t.requestCareTheseAnswers}
              </Button>
            )}
          </Stack>
        </div>
      )}
    </Fold>
  );
}
