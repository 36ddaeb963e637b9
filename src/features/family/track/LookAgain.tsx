import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import type { TrackScreen } from './track-screen.ts';
import * as t from './look-up.words.ts';

interface LookAgainProps extends Pick<ComponentProps<typeof Button>, 'size' | 'icon' | 'busyLabel'> {
  screen: TrackScreen;
  label?: string;
}

/** Looks up the request again. */
export function LookAgain({ screen: { lookUp }, label = t.tryAgain, ...looks }: LookAgainProps) {
  const { busy } = useStore(lookUp.refresh.$state);
  return (
    <Button
      variant="secondary"
      busy={busy}
      busyLabel={t.lookingUpRequest}
      {...looks}
      onClick={() => void lookUp.refresh.run()}
    >
      {label}
    </Button>
  );
}
