import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import { AskAgain } from './AskAgain.tsx';
import { askedInWords, careOf } from './asked-words.ts';
import { carryAnswers } from './carry-answers.ts';
import { answersButContact } from './contact-words.ts';
import { isUnderWay } from './status-words.ts';
import type { TrackScreen } from './track-screen.ts';
import * as t from './terms.words.ts';

interface AskedCardProps {
  request: TrackedRequest;
  screen: TrackScreen;
  offline: boolean;
}

/** The answers of a request, or what is left of them after erasure. */
export function AskedCard({ request, screen, offline }: AskedCardProps) {
  const answers = answersButContact(request);
  return (
    <Fold heading={t.whatAsked} hint={careOf(request)}>
      <DescriptionList items={askedInWords(request)} />
      {answers.length > 0 && (
        <Disclosure summary={t.allAnswers}>
          <DescriptionList
            items={answers.map(({ question, answer }) => ({ term: question, description: answer }))}
          />
        </Disclosure>
      )}
      {request.asked && request.can.change && (
        <div data-no-print>
          <NeedsConnection offline={offline} to={t.toChangeAnswers}>
            <Stack direction="row">
              <Button
                variant="secondary"
                size="small"
                icon="edit"
                onClick={() => carryAnswers(screen.lookUp.$key.get(), request, true)}
              >
                {t.changeAnswers}
              </Button>
            </Stack>
          </NeedsConnection>
        </div>
      )}
      {isUnderWay(request) && (
        <div data-no-print>
          <AskAgain request={request} screen={screen} />
        </div>
      )}
    </Fold>
  );
}
