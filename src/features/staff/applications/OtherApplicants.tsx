import { useStore } from '@nanostores/react';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { ApplicationStore } from './application-screen.ts';

/** Warns of offers to others, and of better matches, that the placement would end; nothing where there are none. */
export function OtherApplicants({ others }: { others: ApplicationStore['others'] }) {
  const asked = useStore(others.$value);
  const waiting = asked.state === 'ready' ? asked.value : [];
  const offered = waiting.filter(({ status }) => status === 'offered' || status === 'accepted');
  const better = waiting.filter(({ fitsBetter }) => fitsBetter);
  return (
    <>
      {offered.length > 0 && (
        <Notice tone="warning" title="This job is offered to somebody else, too">
          <ul>
            {offered.map(({ id, status, fullName }) => (
              <li key={id}>
                {fullName ?? 'No name yet'}
                {status === 'accepted' ? ' has accepted it.' : ' has not answered yet.'}
              </li>
            ))}
          </ul>
          Their offers end with this placement.
        </Notice>
      )}
      {better.length > 0 && (
        <Notice tone="warning" title="Somebody else who applied is the better match">
          <ul>
            {better.map(({ id, score, fullName }) => (
              <li key={id}>
                {fullName ?? 'No name yet'}, with a score of {score}
              </li>
            ))}
          </ul>
          Their applications end with this placement.
        </Notice>
      )}
    </>
  );
}
