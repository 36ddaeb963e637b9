import { waitingChanges, type ReviewedProfile } from '../../domain/waiting-changes.ts';
import { Card } from '../../ui/card/Card.tsx';
import { DescriptionList } from '../../ui/description-list/DescriptionList.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as t from './words.ts';

interface WaitingChangesProps {
  profile: ReviewedProfile;
  heading: string;
}

/** A profile's approved values beside changes that wait for review; nothing without changes. */
export function WaitingChanges({ profile, heading }: WaitingChangesProps) {
  const changes = waitingChanges(profile);
  if (changes.length === 0) return null;
  return (
    <Card heading={heading}>
      <DescriptionList
        items={changes.map(({ term, approved, waiting }) => ({
          term,
          description: (
            <Stack gap={1}>
              <Text typed>
                <Text as="span" tone="muted">
                  {t.approved}
                </Text>{' '}
                {approved}
              </Text>
              <Text typed>
                <Text as="span" tone="muted">
                  {t.waiting}
                </Text>{' '}
                {waiting}
              </Text>
            </Stack>
          ),
        }))}
      />
    </Card>
  );
}
