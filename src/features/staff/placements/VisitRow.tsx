import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { loadCovers } from '../../../data/visits.ts';
import { fill } from '../../../lib/fill.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { Anchor } from '../../../parts/anchor/Anchor.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { AskedPeople } from './AskedPeople.tsx';
import type { PlacementStore, Visit } from './placement-screen.ts';
import { changesOf, stepInWords, visitInShort, type VisitStep } from './visit-facts.ts';
import * as t from './words.ts';

interface VisitRowProps {
  visit: Visit;
  steps: readonly VisitStep[];
  coversFor: PlacementStore['coversFor'];
  ask: (visit: Visit, step: VisitStep) => void;
}

/** The id of a visit's words, which take the focus once the visit has a stand-in. */
export const visitId = ({ onDate, opens }: Pick<Visit, 'onDate' | 'opens'>) => `visit-${onDate}-${opens}`;

/** One visit: what is different about it, and the steps. */
export function VisitRow({ visit, steps, coversFor, ask }: VisitRowProps) {
  const [lead, ...rest] = changesOf(visit);
  const about = fill(t.ofVisit, { visit: visitInShort(visit) });
  const act = (step: VisitStep) => ask(visit, step);
  return (
    <Stack as="li" direction="row" wrap gap={2} justify="between" align="center">
      <Anchor id={visitId(visit)}>
        <Text strong={visit.kind !== null && !visit.settledAt}>
          {[visitInShort(visit), lead].filter(Boolean).join(' · ')}
        </Text>
        {rest.map((line) => (
          <Text key={line} size="sm" tone="muted" typed measure>
            {line}
          </Text>
        ))}
      </Anchor>
      {steps.includes('find') ? (
        <GapSteps visit={visit} steps={steps} coversFor={coversFor} about={about} act={act} />
      ) : visit.kind || steps.length < 2 ? (
        <Steps steps={steps} lead={steps.find((step) => step === 'settle')} about={about} act={act} />
      ) : (
        <Menu
          label={t.actions}
          about={about}
          items={steps.map((step) => ({ label: stepInWords(step), onAct: () => act(step) }))}
        />
      )}
    </Stack>
  );
}

interface StepsProps {
  steps: readonly VisitStep[];
  /** The most urgent step. */
  lead?: VisitStep | undefined;
  about: string;
  act: (step: VisitStep) => void;
}

function Steps({ steps, lead, about, act }: StepsProps) {
  return (
    <div data-step={lead && 'first'}>
      <Stack direction="row" wrap gap={1}>
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            variant={step === lead ? 'primary' : 'secondary'}
            onClick={() => act(step)}
          >
            {stepInWords(step)}
            <VisuallyHidden>: {about}</VisuallyHidden>
          </Button>
        ))}
      </Stack>
    </div>
  );
}

/** The steps for a visit without a caregiver. They depend on who could come, and who was invited. */
function GapSteps({
  visit,
  steps,
  coversFor,
  ...rest
}: Omit<StepsProps, 'lead'> & Pick<VisitRowProps, 'coversFor' | 'visit'>) {
  const [covers] = useState(() => coversFor(visit.changeId ?? ''));
  const seen = useRef(visit);
  useEffect(() => {
    if (seen.current !== visit) void covers.reload();
    seen.current = visit;
  }, [covers, visit]);
  const found = useStore(covers.$value);
  if (found.state !== 'ready') return <Steps steps={steps} {...rest} />;
  const { left, words } = stepsWith(steps, found.value);
  return (
    <Stack gap={2}>
      <AskedPeople people={found.value} />
      {words && <Text measure>{words}</Text>}
      <Steps steps={left} lead={left.find((step) => step === 'invite' || step === 'find')} {...rest} />
    </Stack>
  );
}

/** The steps that can find a stand-in, and why others can't. */
function stepsWith(steps: readonly VisitStep[], people: ValueOf<typeof loadCovers>) {
  if (people.every(({ invited }) => invited === 'busy'))
    return { left: steps.filter((step) => step !== 'invite' && step !== 'find'), words: t.nobodyCan };
  if (people.every(({ invited }) => invited))
    return {
      left: steps.filter((step) => step !== 'invite'),
      words: people.some(({ invited }) => invited === 'invited') ? t.everyoneAskedCall : t.everyoneSaidNo,
    };
  return { left: steps };
}
