import { useState } from 'react';
import { describeWeek } from '../../../domain/week-words.ts';
import { formatDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { DOCUMENT_STATUS, PROFILE_STATUS } from '../../../domain/status.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import * as styles from './CaregiverRecord.css.ts';
import {
  createCaregiverScreen,
  type Account,
  type CaregiverDocument,
  type CaregiverRecord,
} from './caregiver-screen.ts';
import { NoCaregiver } from './NoCaregiver.tsx';
import { datesOf, factsOf } from './profile-facts.ts';

/** `/admin/caregivers/{id}/old`: the older, plain record of a caregiver; to be read and printed. */
export default function CaregiverRecordScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createCaregiverScreen(params['id'] ?? ''));
  return (
    <Loaded data={screen.profile} label="Loading the record…" pageTitle="Record" missing={<NoCaregiver />}>
      {(profile) => (
        <Stack gap={4}>
          <PageHeader
            title={`Record: ${profile.fullName ?? 'no name yet'}`}
            breadcrumbs={[
              { label: 'Caregivers', href: href('adminCaregivers') },
              {
                label: profile.fullName ?? 'Caregiver',
                href: href('adminCaregiver', { id: profile.userId }),
              },
              { label: 'Record' },
            ]}
            actions={
              <div className={styles.screenOnly}>
                <Button variant="secondary" onClick={() => print()}>
                  Print
                </Button>
                <ButtonLink variant="secondary" href={href('adminCaregiver', { id: profile.userId })}>
                  Open the new screen
                </ButtonLink>
              </div>
            }
          />
          <Loaded data={screen.account} label="Loading the account…">
            {(account) => (
              <Loaded data={screen.documents} label="Loading the documents…">
                {(documents) => <Record rows={rowsOf(profile, account, documents)} />}
              </Loaded>
            )}
          </Loaded>
        </Stack>
      )}
    </Loaded>
  );
}

function Record({ rows }: { rows: readonly { term: string; lines: readonly string[] }[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ term, lines }) => (
          <tr key={term}>
            <th scope="row" className={styles.term}>
              {term}
            </th>
            <td className={styles.value}>
              {lines.length === 0
                ? '–'
                : lines.map((line) => (
                    <div key={line} className={styles.line}>
                      {line}
                    </div>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(profile: CaregiverRecord, account: Account, documents: readonly CaregiverDocument[]) {
  const plain = (facts: readonly { term: string; description: string | null }[]) =>
    facts.map(({ term, description }) => ({ term, lines: description ? [description] : [] }));
  return [
    { term: 'Number', lines: [profile.userId] },
    ...plain([
      { term: 'Name', description: profile.fullName },
      { term: 'Status', description: PROFILE_STATUS[profile.status].label },
      { term: 'Reason', description: profile.statusReason },
      { term: 'Phone', description: profile.phone },
      { term: 'Email', description: account?.email ?? null },
      { term: 'Year of birth', description: profile.birthYear === null ? null : String(profile.birthYear) },
      ...factsOf(profile),
    ]),
    { term: 'Availability', lines: [describeWeek(profile.availability)].filter(Boolean) },
    { term: 'Documents', lines: documents.map(documentLine) },
    ...plain(datesOf(profile)),
  ];
}

const documentLine = (document: CaregiverDocument) =>
  [
    DOCUMENT_KINDS[document.kind],
    document.fileName,
    DOCUMENT_STATUS[document.status].label,
    document.expiresOn && `expires on ${formatDate(document.expiresOn)}`,
    document.checkNote,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
