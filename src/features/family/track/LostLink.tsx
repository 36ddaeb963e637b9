import { lazy, Suspense, useState } from 'react';
import { operator } from '../../../domain/operator.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './look-up.words.ts';

const LostLinkForm = lazy(() => import('./LostLinkForm.tsx').catch(() => ({ default: NotLoaded })));

interface LostLinkProps {
  reference?: string;
  /** The button's label. If asking is the main thing to do, it says what comes next. */
  ask?: string;
  isNext?: boolean;
}

/** For people who have lost their private link. */
export function LostLink({ reference, ask = t.lostLink, isNext = false }: LostLinkProps) {
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <Suspense fallback={<Spinner label={t.oneMoment} />}>
        <LostLinkForm reference={reference} />
      </Suspense>
    );
  }
  return (
    <div data-no-print>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        onClick={() => {
          setOpen(true);
          focusWhenShown(reference ? 'lost-email' : 'lost-reference');
        }}
      >
        {ask}
      </Button>
    </div>
  );
}

const NotLoaded = () => (
  <Text>
    {fillNodes(t.newLinkNeedsConnection, {
      link: <PhoneLink phone={operator.contact.phone} />,
    })}
  </Text>
);
