import type { TrackedRequest } from '../../../data/tracking.ts';
import type { Changes } from './changes.ts';
import { IntroductionCard } from './IntroductionCard.tsx';

export interface IntroductionsProps {
  request: TrackedRequest;
  changes: Pick<Changes, 'answerIntroduction' | 'loadPhoto'>;
  offline: boolean;
}

/** The introduced caregivers, up to three. Those that wait for an answer come first. */
export default function Introductions({ request, changes, offline }: IntroductionsProps) {
  const waiting = request.introductions.filter(({ answer }) => !answer);
  const answered = request.introductions.filter(({ answer }) => answer);
  return (
    <>
      {[...waiting, ...answered].map((introduction) => (
        <IntroductionCard
          // Other terms are another thing to answer.
          key={`${introduction.application} ${introduction.terms?.offeredAt ?? ''}`}
          introduction={introduction}
          request={request}
          changes={changes}
          offline={offline}
        />
      ))}
    </>
  );
}
