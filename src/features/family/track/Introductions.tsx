import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { FoldList } from '../../../ui/fold/Fold.tsx';
import type { Changes } from './changes.ts';
import { termsRead } from './introduction.ts';
import { IntroductionCard } from './IntroductionCard.tsx';
import { waitsForFamily } from './tasks.ts';

export interface IntroductionsProps {
  request: TrackedRequest;
  changes: Pick<Changes, 'answerIntroduction' | 'loadPhoto'>;
  offline: boolean;
}

/** Up to three introduced caregivers. Those without an answer come first. Several are folded. */
export default function Introductions({ request, changes, offline }: IntroductionsProps) {
  const waiting = request.introductions.filter(waitsForFamily);
  const answered = request.introductions.filter((introduction) => !waitsForFamily(introduction));
  const isOneOfMany = waiting.length > 1;
  const cards = [...waiting, ...answered].map((introduction) => (
    <IntroductionCard
      // Changed terms need a new answer.
      key={`${introduction.application} ${JSON.stringify(termsRead(introduction))}`}
      introduction={introduction}
      request={request}
      changes={changes}
      offline={offline}
      isOneOfMany={isOneOfMany}
    />
  ));
  return isOneOfMany ? <FoldList>{cards}</FoldList> : <>{cards}</>;
}
