import { useStore } from '@nanostores/react';
import { href } from '../../../domain/routes.ts';
import { answerInWords } from '../../../domain/waiting.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { DocumentsScreenStore } from './documents-screen.ts';
import * as t from './words.ts';

/** What happens after a profile is sent: when we answer. It is above the documents still needed. */
export function ProfileSent({ screen }: { screen: Pick<DocumentsScreenStore, 'answer' | 'profile'> }) {
  const [answer, profile] = [useStore(screen.answer.$value), useStore(screen.profile.$value)];
  const sent = profile.state === 'ready' && profile.value.status === 'submitted' ? profile.value : undefined;
  if (!sent) return null;
  const day = answer.state === 'ready' ? answerInWords(answer.value.answerBy) : '';
  return (
    <Notice
      tone="success"
      title={t.profileReceived}
      announce
      actions={
        !sent.photoPath && <Link href={`${href('caregiverProfile')}?section=photo`}>{t.addPhotoToo}</Link>
      }
    >
      {day} {t.alsoInMessages}
    </Notice>
  );
}
