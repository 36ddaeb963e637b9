import { showReference } from '../../../lib/reference.ts';
import { fill } from '../../../lib/fill.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { FollowAnother } from './FollowAnother.tsx';
import { History } from './History.tsx';
import { LostLink } from './LostLink.tsx';
import { CareAndAnswers, isOffline, Notices, type PartProps } from './RequestParts.tsx';
import { StatusCard } from './StatusCard.tsx';
import * as t from './words.ts';

/** What the link of an email opens: what that is about, and nothing else (decision 0023). */
export function LinkedPart({ view, screen }: PartProps) {
  const { request, readAt, stale } = view;
  const reference = showReference(request.reference);
  const tellsHowItStands = request.purpose === 'status' || request.can.takeBack;
  const { questions, introductions, checkIns, complaints = [], newTerms = [] } = request;
  const hasSomething = [questions, introductions, checkIns, complaints, newTerms].some(
    (each) => each.length > 0,
  );
  return (
    <Stack gap={4}>
      <Notices view={view} screen={screen} />
      {tellsHowItStands ? (
        <StatusCard
          request={request}
          readAt={readAt}
          stale={stale !== undefined}
          takeBack={screen.changes.takeBack}
          offline={isOffline(view)}
        />
      ) : (
        <Stack gap={1}>
          <Heading level={1} id="status" tabIndex={-1}>
            {fill(t.yourRequest, { reference })}
          </Heading>
          {!hasSomething && <Text>{t.nothingToAnswerHere}</Text>}
        </Stack>
      )}
      <CareAndAnswers view={view} screen={screen} />
      {request.steps.length > 0 && (
        <Card heading={t.whatHappened}>
          <History request={request} />
        </Card>
      )}
      <Stack gap={2}>
        <Text strong>{t.linkOpensPart}</Text>
        <Text>{t.forTheRestYourLink}</Text>
        <LostLink reference={reference} ask={t.emailMyPrivateLink} />
      </Stack>
      <FollowAnother screen={screen} />
    </Stack>
  );
}
