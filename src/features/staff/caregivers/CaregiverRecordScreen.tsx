import { useState } from 'react';
import { showPhone } from '../../../domain/phone.ts';
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
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** `/admin/caregivers/{id}/old`: the older, plain record of a caregiver, to read and print. */
export default function CaregiverRecordScreen({ params }: ScreenProps) {
  const [screen] = useState(() => createCaregiverScreen(params['id'] ?? ''));
  return (
    <Loaded data={screen.profile} label={t.loadingRecord} pageTitle={t.record} missing={<NoCaregiver />}>
      {(profile) => (
        <Stack gap={4}>
          <PageHeader
            title={fill(t.recordOf, { fullName: profile.fullName ?? t.noNameYet })}
            breadcrumbs={[
              { label: t.caregivers, href: href('adminCaregivers') },
              {
                label: profile.fullName ?? t.caregiver,
                href: href('adminCaregiver', { id: profile.userId }),
              },
              { label: t.record },
            ]}
            actions={
              <div className={styles.screenOnly}>
                <Button variant="secondary" onClick={() => print()}>
                  {t.print}
                </Button>
                <ButtonLink variant="secondary" href={href('adminCaregiver', { id: profile.userId })}>
                  {t.openNewScreen}
                </ButtonLink>
              </div>
            }
          />
          <Loaded data={screen.account} label={t.loadingAccount}>
            {(account) => (
              <Loaded data={screen.documents} label={t.loadingDocuments}>
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
    { term: t.number, lines: [profile.userId] },
    ...plain([
      { term: t.name, description: profile.fullName },
      { term: t.status, description: PROFILE_STATUS[profile.status].label },
      { term: t.reason, description: profile.statusReason },
      { term: t.phone, description: profile.phone && showPhone(profile.phone) },
      { term: t.email, description: account?.email ?? null },
      { term: t.yearBirth, description: profile.birthYear === null ? null : String(profile.birthYear) },
      ...factsOf(profile),
    ]),
    { term: t.availability, lines: [describeWeek(profile.availability)].filter(Boolean) },
    { term: t.documents, lines: documents.map(documentLine) },
    ...plain(datesOf(profile)),
  ];
}

const documentLine = (document: CaregiverDocument) =>
  [
    DOCUMENT_KINDS[document.kind],
    document.fileName,
    DOCUMENT_STATUS[document.status].label,
    document.expiresOn && fill(t.expiresOnDate, { date: formatDate(document.expiresOn) }),
    document.checkNote,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
