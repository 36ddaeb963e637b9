import { jobName } from '../../../domain/job-name.ts';
import { href } from '../../../domain/routes.ts';
import type { SaidOfJob } from '../../../state/device/said.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as t from './words.ts';

/** An application that waits on this device for a connection. */
export const UnsentApplication = ({ sent: { job, jobId } }: { sent: SaidOfJob }) => (
  <Card
    heading={<Link href={href('caregiverApply', { jobId })}>{jobName(job)}</Link>}
    actions={<Badge tone="warning">{t.notSentYet}</Badge>}
  >
    <Text measure>{t.applicationSendsItself}</Text>
  </Card>
);
