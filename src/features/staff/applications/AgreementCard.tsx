import { useState } from 'react';
import { formatDate } from '../../../domain/operator.ts';
import { endOf } from '../../../domain/placement-state.ts';
import { LIVE_APPLICATIONS } from '../../../domain/status.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ACTIONS, answerInWords, primaryStep, RECORDING, stepsFrom } from './application-facts.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { answerOf, type Side, SIDES, termsInWords } from './terms.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface AgreementCardProps {
  application: ApplicationRecord;
  record: ApplicationStore['recordAnswer'];
  reload: ApplicationStore['reload'];
}

/** The current terms and both sides' answers; nothing once nobody can be placed. */
export function AgreementCard({ application, record, reload }: AgreementCardProps) {
  const { offer, placement, status } = application;
  const [asking, setAsking] = useState<Side>();
  const placed = status === 'placed' ? placement : null;
  if (!placed && !LIVE_APPLICATIONS.includes(status)) return null;
  const terms = placed ?? offer;
  const steps = stepsFrom(application);
  const leads = (side: Side) => primaryStep(application) === RECORDING[side];
  // After “wants to talk first”, the answer is still to come.
  const isFinal = (side: Side) => ['yes', 'no'].includes(answerOf(application, side)?.answer ?? '');
  return (
    <Card heading={t.agreement}>
      {terms ? (
        <DescriptionList
          items={[
            ...termsInWords(terms),
            ...(placed?.endedAt ? [{ term: t.state, description: endOf(placed)?.label }] : []),
            ...(offer && status === 'offered'
              ? [{ term: t.answerBy, description: formatDate(offer.standsUntil) }]
              : []),
          ]}
        />
      ) : (
        <Text tone="muted">{t.nothingOfferedYet}</Text>
      )}
      {placement?.correctedAt && offer && (
        <Disclosure summary={t.termsFirstAgreed}>
          <DescriptionList items={termsInWords(offer)} />
        </Disclosure>
      )}
      {SIDES.map((side) => (
        <Stack key={side} gap={2}>
          <Words side={side} application={application} />
          {steps.includes(RECORDING[side]) && (
            <div data-step={leads(side) ? 'first' : undefined}>
              <Button
                id={buttonOf(side)}
                variant={leads(side) ? 'primary' : 'secondary'}
                size="small"
                onClick={() => setAsking(side)}
              >
                {fill(isFinal(side) ? t.changeSAnswer : t.writeDownSAnswer, { side })}
              </Button>
            </div>
          )}
          <AnswerDialog
            open={asking === side}
            onClose={() => setAsking(undefined)}
            application={application}
            side={side}
            record={record}
            reload={reload}
            onYes={() => {
              const other = side === 'family' ? 'caregiver' : 'family';
              // Before an offer, there is nothing to ask the caregiver.
              focusWhenShown(status === 'introduced' || isFinal(other) ? ACTIONS : buttonOf(other));
            }}
          />
        </Stack>
      ))}
    </Card>
  );
}

const buttonOf = (side: Side) => `record-${side}`;

function Words({ side, application }: { side: Side; application: ApplicationRecord }) {
  const agreement = answerOf(application, side);
  const words = answerInWords(side, application);
  if (agreement?.answer !== 'talk') return <Text>{words}</Text>;
  return (
    <Notice tone="warning" title={t.callFamily}>
      {words}
    </Notice>
  );
}
