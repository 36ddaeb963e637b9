import { formatDateTime } from '../../../domain/operator.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { answersOf } from './request-facts.ts';
import type { RequestRecord } from './request-screen.ts';

/** The form as it was sent, question by question; it never changes. */
export function Answers({ request }: { request: RequestRecord }) {
  const answers = answersOf(request);
  return (
    <Card>
      <Disclosure summary="The answers as they were sent">
        <Stack gap={3}>
          <Text tone="muted" size="sm">
            Kept unchanged since {formatDateTime(request.submittedAt)}. Private, as the contact is.
          </Text>
          <DescriptionList
            items={answers.map(({ question, answer }) => ({ term: question, description: answer }))}
          />
        </Stack>
      </Disclosure>
    </Card>
  );
}
