import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { href } from '../../../domain/routes.ts';
import { documentState, ruledDocuments } from '../../../domain/documents.ts';
import { $session } from '../../../data/session.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Anchor } from '../../../parts/anchor/Anchor.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { documentsMissing } from '../documents-missing.ts';
import { jobIn } from '../job-in.ts';
import { WayBack } from '../WayBack.tsx';
import { lineId } from './DocumentLine.tsx';
import { DocumentList } from './DocumentList.tsx';
import { createDocumentsScreen } from './documents-screen.ts';
import { ProfileSent } from './ProfileSent.tsx';
import { $recorded } from './recorded.ts';
import { StrayFiles } from './StrayFiles.tsx';
import { kindFrom, NO_DOCUMENT } from './upload-form.ts';
import { UploadForm } from './UploadForm.tsx';
import * as t from './words.ts';

const ALL_HERE = 'all-here';

/**
 * `/caregiver/documents`. `?kind=` chooses the kind to add, `job` leads back to a job, and `sent` means that a profile
 * was just sent.
 */
export default function DocumentsScreen() {
  const session = useStore($session);
  const caregiverId = session.state === 'signed-in' ? session.profile.id : '';
  const [screen] = useState(() => createDocumentsScreen(caregiverId, kindFrom(location.search)));
  const profile = useStore(screen.profile.$value);
  // A function, since more may be known when an upload ends than when it began.
  const wanted = () => {
    const known = screen.profile.$value.get();
    return known.state === 'ready' ? (documentsMissing(known.value.careTypes, screen)[0] ?? '') : '';
  };
  const rules = useStore(screen.rules.$value);
  const documents = useStore(screen.documents.$value);
  const isLoaded = documents.state === 'ready';
  useEffect(() => {
    if (!isLoaded) return;
    const kind = kindFrom(location.search);
    if (kind && location.hash === '#add') screen.upload.begin(kind);
    const [, linked] = location.hash.split(`#${lineId('')}`);
    if (!linked) return;
    screen.$open.set(linked);
    focusWhenShown(lineId(linked));
  }, [isLoaded, screen]);
  useEffect(
    () =>
      $recorded.listen((record) => {
        const { values } = screen.upload.form.$state.get();
        if (values.kind === record?.kind && values.files.length === 0) screen.upload.form.reset(NO_DOCUMENT);
        void screen.documents.reload();
      }),
    [screen],
  );
  const needed =
    profile.state === 'ready' && rules.state === 'ready'
      ? ruledDocuments(profile.value.careTypes, rules.value)
      : [];
  const allHere = profile.state === 'ready' && documentsMissing(profile.value.careTypes, screen).length === 0;
  const missing =
    documents.state === 'ready' && needed.some((kind) => documentState(kind, documents.value) !== 'held');
  const job = jobIn(location.search);
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
      {profile.state === 'ready' &&
        profile.value.status === 'draft' &&
        needed.length > 0 &&
        isLoaded &&
        allHere && (
          <Anchor id={ALL_HERE}>
            <Notice
              tone="success"
              title={t.allHere}
              announce
              actions={<Link href={`${href('caregiverProfile')}?section=send`}>{t.sendProfile}</Link>}
            >
              {t.profileIsDraft}
            </Notice>
          </Anchor>
        )}
      <Columns layout="mainAside">
        <Stack gap={5}>
          <Stack as="section" gap={3}>
            {job && <WayBack href={href('caregiverApply', { jobId: job })} label={t.backToJob} />}
            <Heading level={2}>{t.yourDocuments}</Heading>
            {missing && <Text>{t.onlyOnceChecked}</Text>}
            <Loaded data={screen.documents} label={t.lookingDocuments}>
              {(documents) => (
                <>
                  <DocumentList documents={documents} needed={needed} screen={screen} />
                  <StrayFiles screen={screen} />
                </>
              )}
            </Loaded>
          </Stack>
        </Stack>
        <div id="add">
          <UploadForm
            store={screen.upload}
            wanted={wanted}
            onStored={() =>
              focusWhenShown(document.getElementById(ALL_HERE) ? ALL_HERE : lineId(screen.$open.get() ?? ''))
            }
          />
        </div>
      </Columns>
    </Stack>
  );
}
