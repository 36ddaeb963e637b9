import { lazy, Suspense, useState } from 'react';
import { operator } from '../../../domain/operator.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';

const LostLinkForm = lazy(() => import('./LostLinkForm.tsx').catch(() => ({ default: NotLoaded })));

/** The way to a new private link, for those who have lost theirs. */
export function LostLink({ reference }: { reference?: string }) {
  const [open, setOpen] = useState(false);
  if (open) {
    return (
      <Suspense fallback={<Spinner label="One moment…" />}>
        <LostLinkForm reference={reference} />
      </Suspense>
    );
  }
  return (
    <div data-no-print>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
          focusWhenShown(reference ? 'lost-email' : 'lost-reference');
        }}
      >
        Lost your link?
      </Button>
    </div>
  );
}

const NotLoaded = () => (
  <Text>A new link needs a connection. You may also call us: {operator.contact.phone}</Text>
);
