import { useStore } from '@nanostores/react';
import { href } from '../../../domain/routes.ts';
import { APPLICATION_STATUS, type ApplicationStatus, hasLeft } from '../../../domain/status.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { StopLinks } from '../applications/StopLink.tsx';
import { $said } from '../said/said.ts';
import type { Work } from './dashboard-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** How many applications have each status, in the order of the way to a placement. */
export function ApplicationsSummary({ applications }: Pick<Work, 'applications'>) {
  const counts = (Object.keys(APPLICATION_STATUS) as ApplicationStatus[])
    // An invitation counts while it can be answered.
    .map((status) => ({
      status,
      count: applications.filter(
        (one) => one.status === status && (one.hasApplied || status === 'invited') && !hasLeft(one),
      ).length,
    }))
    .filter(({ count }) => count > 0);
  const unsent = useStore($said).filter((one) => one.kind === 'apply' && !one.problem).length;
  const ended = applications.filter(hasLeft).length;
  return (
    <Card
      heading={t.yourApplications}
      actions={
        counts.length + ended + unsent > 0 && <Link href={href('caregiverApplications')}>{t.seeThemAll}</Link>
      }
    >
      {unsent > 0 && <Text>{fill(t.applicationsNotSent, { count: unsent })}</Text>}
      {counts.length + ended === 0 ? (
        unsent === 0 && <Text tone="muted">{t.notAppliedJobYet}</Text>
      ) : (
        <Stack as="ul" direction="row" gap={2} wrap>
          {counts.map(({ status, count }) => (
            <li key={status}>
              <Badge tone={APPLICATION_STATUS[status].tone}>
                {count} {APPLICATION_STATUS[status].label.toLowerCase()}
              </Badge>
            </li>
          ))}
          {ended > 0 && (
            <li>
              <Badge tone="neutral">
                {ended} {fill(t.placementsEnded, { count: ended })}
              </Badge>
            </li>
          )}
        </Stack>
      )}
      <StopLinks applications={applications} />
    </Card>
  );
}
