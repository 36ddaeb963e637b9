import { useStore } from '@nanostores/react';
import { useState } from 'react';
import {
  inviteCaregiver,
  loadApplicationsFor,
  recordApplication,
  shortlistApplication,
} from '../../../data/applications.ts';
import { editJob, loadJob, loadMatchingCaregivers, takeBackJob } from '../../../data/jobs.ts';
import { loadHurdles, loadMatchFacts, loadNearMisses } from '../../../data/matches.ts';
import { loadCredentialRules } from '../../../data/credential-rules.ts';
import { loadDeactivated } from '../../../data/users.ts';
import { loadPlacementsOf } from '../../../data/placements.ts';
import { describeWeek } from '../../../domain/availability.ts';
import { formatDate } from '../../../domain/operator.ts';
import { JOB_STATUS } from '../../../domain/status.ts';
import { DOCUMENT_KINDS, inWords } from '../../../domain/vocabulary.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { MatchList } from '../matches/MatchList.tsx';
import { JobApplications } from './JobApplications.tsx';
import { JobPlacements } from './JobPlacements.tsx';
import { JobSteps } from './JobSteps.tsx';
import { timesOf } from './coverage.ts';
import { createJobStore, type RequestRecord, type RequestScreenStore } from './request-screen.ts';

interface JobSectionProps {
  request: RequestRecord;
  jobId: string;
  status: RequestRecord['jobs'][number]['status'];
  /** Which of several it is: " 2"; empty for the only one. */
  nr: string;
  screen: Pick<RequestScreenStore, 'coverage' | 'preview' | 'refresh'>;
}

/** What became of the request as a job: who is placed there, who wants it, and who fits it. */
export function JobSection({ request, jobId, status, nr, screen }: JobSectionProps) {
  const coverage = useStore(screen.coverage.$value);
  const left = coverage.state === 'ready' ? timesOf(coverage.value, 'nobody') : 0;
  const [store] = useState(() =>
    createJobStore(
      jobId,
      {
        loadJob,
        loadMatchingCaregivers,
        loadNearMisses,
        loadHurdles,
        loadMatchFacts,
        loadApplicationsFor,
        loadDeactivated,
        loadPlacementsOf,
        inviteCaregiver,
        recordApplication,
        shortlistApplication,
        loadCredentialRules,
        editJob,
        takeBackJob,
      },
      screen.refresh,
    ),
  );
  const matches = (!nr || status === 'open') && (
    <Loaded data={store.job} label="Comparing caregivers…">
      {(job) => <MatchList job={job} store={store.matchList} applications={store.applications} nr={nr} />}
    </Loaded>
  );
  return (
    <>
      {status === 'open' && matches}
      <JobPlacements placements={store.placements} nr={nr} />
      <JobApplications applications={store.applications} nr={nr} />
      <Loaded data={store.job} label="Loading the job…">
        {(job) => (
          <Card heading={`Job${nr}`} actions={<StatusBadge status={JOB_STATUS[job.status]} />}>
            <Stack gap={1}>
              <Heading level={3}>{job.title}</Heading>
              <Text tone="muted" size="sm">
                Published on {formatDate(job.publishedAt)}
              </Text>
              {(nr || job.availability !== request.availability) && (
                <Text>{describeWeek(job.availability).join(', ')}</Text>
              )}
            </Stack>
            <Disclosure summary="What caregivers read">
              <Stack gap={3}>
                <Text measure typed>
                  {job.summary}
                </Text>
                <DescriptionList
                  items={[
                    {
                      term: 'Required credentials',
                      description: inWords(job.requiredCredentials, DOCUMENT_KINDS) || 'None',
                    },
                  ]}
                />
              </Stack>
            </Disclosure>
            {Object.keys(job.waivers).length > 0 && (
              <DescriptionList
                items={Object.entries(job.waivers).map(([kind, reason]) => ({
                  term: `Not asked for: ${inWords([kind], DOCUMENT_KINDS)}`,
                  description: reason,
                }))}
              />
            )}
            {job.status === 'open' && (
              <JobSteps preview={screen.preview} job={job} request={request} store={store} left={left} />
            )}
          </Card>
        )}
      </Loaded>
      {status !== 'open' && matches}
    </>
  );
}
