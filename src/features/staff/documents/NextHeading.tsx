import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../../ui/text/Heading.tsx';

/** The heading of what comes next; it takes the focus where something was done to come here. */
export function NextHeading({ focus, children }: { focus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <Heading level={2} size="md" tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
