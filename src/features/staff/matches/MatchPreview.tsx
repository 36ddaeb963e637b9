import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { formatDistance } from '../../../domain/operator.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { HurdleList } from './HurdleList.tsx';
import type { Preview } from './load-matches.ts';
import { NearWords } from './NearMisses.tsx';
import type { PreviewStore } from './preview-store.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Enough near matches to see what would help. */
const NEAR_SHOWN = 3;

interface MatchPreviewProps {
  preview: PreviewStore;
  /** The request's times. */
  wanted: number;
}

/** How many would match the choices, and who. If nobody would, what would help. */
export function MatchPreview({ preview, wanted }: MatchPreviewProps) {
  const { answer, stale } = useStore(preview.$shown);
  if (wanted === 0) return <Notice title={t.whoWouldFit}>{t.chooseLeastOneTime}</Notice>;
  if (answer.state === 'loading') return <Spinner label={t.checkingWhoWouldFit} />;
  if (answer.state === 'failed') {
    return (
      <Notice
        tone="warning"
        title={t.couldNotCheckWho}
        actions={
          <Button variant="secondary" size="small" onClick={() => void preview.again()}>
            {t.tryAgain}
          </Button>
        }
      >
        {explain(answer.error)} {t.canPublishAllSame}
      </Notice>
    );
  }
  const { fitting } = answer.value;
  return (
    <Notice
      tone={fitting > 0 ? 'success' : 'warning'}
      title={<span role="status">{stale ? t.checkingAgain : fittingInWords(fitting)}</span>}
    >
      {fitting > 0 ? <Best best={answer.value.best} /> : <WouldHelp preview={answer.value} wanted={wanted} />}
    </Notice>
  );
}

/** Says so at the top of a long form, too, if nobody would match, so that staff read it before they publish. */
export function NobodyFits({ preview }: { preview: PreviewStore }) {
  const { answer } = useStore(preview.$shown);
  if (answer.state !== 'ready' || answer.value.fitting > 0) return null;
  return (
    <Notice tone="warning" title={t.nobodyFitsAsIs}>
      {t.whatWouldHelpAtEnd}
    </Notice>
  );
}

function fittingInWords(fitting: number): string {
  if (fitting === 0) return t.nobodyWouldFit;
  return fitting >= 100 ? t.manyWouldFit : fill(t.wouldFit, { fitting });
}

function Best({ best }: Pick<Preview, 'best'>) {
  return (
    <Text size="sm">
      {fill(t.best, {
        names: best
          .map(({ fullName, score, distanceKm }) =>
            fill(t.nameAndScore, { fullName, score, distance: formatDistance(distanceKm) }),
          )
          .join('; '),
      })}
    </Text>
  );
}

function WouldHelp({ preview: { near, hurdles }, wanted }: { preview: Preview; wanted: number }) {
  return (
    <Stack gap={3}>
      {near.length > 0 && (
        <Stack gap={2}>
          <Text strong>{t.nearly}</Text>
          <Stack as="ul" gap={2}>
            {near.slice(0, NEAR_SHOWN).map((person) => (
              <li key={person.caregiverId}>
                <Text strong>{person.fullName}</Text>
                <NearWords person={person} wanted={wanted} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {hurdles && <HurdleList hurdles={hurdles} />}
    </Stack>
  );
}
