import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../../ui/text/Heading.tsx';

/** The next document's heading. It takes the focus after a step. */
export function NextHeading({ focus, children }: { focus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <Heading level={2} size="md" tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
