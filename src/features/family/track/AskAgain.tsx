import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { href } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { carryAnswers } from './carry-answers.ts';
import type { TrackScreen } from './track-screen.ts';
import * as t from './words.ts';

/** Links to a new request, filled with this one's answers if they are still kept. */
export const AskAgain = ({ request, screen }: { request: TrackedRequest; screen: TrackScreen }) =>
  request.asked ? (
    <Stack gap={1} align="start">
      <Button variant="secondary" onClick={() => carryAnswers(screen.lookUp.$key.get(), request, false)}>
        {t.requestCareAgain}
      </Button>
      <Text size="sm">{t.beginsWithAnswers}</Text>
    </Stack>
  ) : (
    <Stack direction="row">
      <ButtonLink href={href('request')} variant="secondary">
        {t.requestCareAgain}
      </ButtonLink>
    </Stack>
  );
