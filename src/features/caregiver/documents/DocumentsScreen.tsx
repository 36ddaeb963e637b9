import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $session } from '../../../data/session.ts';
import { Drawing } from '../../../parts/scene/Drawing.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { documentsMissing } from '../documents-missing.ts';
import { DocumentsToAdd } from '../DocumentsToAdd.tsx';
import { DocumentList } from './DocumentList.tsx';
import { createDocumentsScreen } from './documents-screen.ts';
import { ProfileSent } from './ProfileSent.tsx';
import { kindFrom } from './upload-form.ts';
import { UploadForm } from './UploadForm.tsx';
import * as t from './words.ts';

/** `/caregiver/documents`; `?kind=` chooses the kind of the next one, `sent` comes from a profile that was sent. */
export default function DocumentsScreen() {
  const session = useStore($session);
  const caregiverId = session.state === 'signed-in' ? session.profile.id : '';
  const [screen] = useState(() => createDocumentsScreen(caregiverId, kindFrom(location.search)));
  const profile = useStore(screen.profile.$value);
  // An upload may end when more is known than when it began.
  const wanted = () => {
    const known = screen.profile.$value.get();
    return known.state === 'ready' ? (documentsMissing(known.value.careTypes, screen)[0] ?? '') : '';
  };
  return (
    <Stack gap={5}>
      <PageHeader
        title={t.documents}
        intro={t.someJobsAskDocuments}
        actions={
          <ButtonLink href="#add" variant="secondary" icon="plus">
            {t.addDocument}
          </ButtonLink>
        }
      />
      {new URLSearchParams(location.search).has('sent') && <ProfileSent screen={screen} />}
      <Columns layout="mainAside">
        <Stack gap={5}>
          {profile.state === 'ready' && (
            <DocumentsToAdd
              care={profile.value.careTypes}
              rules={screen.rules}
              documents={screen.documents}
              here
            />
          )}
          <Stack as="section" gap={3}>
            <Heading level={2}>{t.yourDocuments}</Heading>
            <Loaded data={screen.documents} label={t.lookingDocuments}>
              {(documents) =>
                documents.length === 0 ? (
                  <EmptyState title={t.noDocumentsYet} drawing={<Drawing name="paper" />}>
                    {t.photographScanDocumentAdd}
                  </EmptyState>
                ) : (
                  <DocumentList documents={documents} screen={screen} />
                )
              }
            </Loaded>
          </Stack>
        </Stack>
        <div id="add">
          <UploadForm store={screen.upload} wanted={wanted} />
        </div>
      </Columns>
    </Stack>
  );
}
