import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { explain, type Wording } from '../../domain/explain.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Action } from '../../state/action.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

interface ActionErrorProps {
  of: Pick<Action<never[], unknown>, '$state'>;
  words?: Wording;
  /** Failures that the screen explains elsewhere. */
  unless?: (error: Failure) => boolean;
  children?: ReactNode;
}

/** Says why an action failed, until it is tried again. */
export function ActionError({ of, words, unless, children }: ActionErrorProps) {
  const { error } = useStore(of.$state);
  if (!error || unless?.(error)) return null;
  return (
    <Notice tone="danger" announce>
      {explain(error, words)} {children}
    </Notice>
  );
}
