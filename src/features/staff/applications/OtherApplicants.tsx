import { useStore } from '@nanostores/react';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { ApplicationStore } from './application-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/**
 * Warns of offers to others, and of better matches, whose applications the placement would end; nothing without any.
 */
export function OtherApplicants({ others }: { others: ApplicationStore['others'] }) {
  const asked = useStore(others.$value);
  const waiting = asked.state === 'ready' ? asked.value : [];
  const offered = waiting.filter(({ status }) => status === 'offered' || status === 'accepted');
  const better = waiting.filter(({ fitsBetter }) => fitsBetter);
  return (
    <>
      {offered.length > 0 && (
        <Notice tone="warning" title={t.alsoOffered}>
          <ul>
            {offered.map(({ id, status, fullName }) => (
              <li key={id}>
                {fill(status === 'accepted' ? t.hasAcceptedIt : t.notAnsweredYet, {
                  name: fullName ?? t.noNameYet,
                })}
              </li>
            ))}
          </ul>
          {t.theirOffersEndPlacement}
        </Notice>
      )}
      {better.length > 0 && (
        <Notice tone="warning" title={t.betterApplicant}>
          <ul>
            {better.map(({ id, score, fullName }) => (
              <li key={id}>{fill(t.withAScoreOf, { fullName: fullName ?? t.noNameYet, score })}</li>
            ))}
          </ul>
          {t.theirApplicationsEndPlacement}
        </Notice>
      )}
    </>
  );
}
