import { useEffect, useRef } from 'react';
import { fill } from '../../../lib/fill.ts';
import { showReference } from '../../../lib/reference.ts';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as t from './words.ts';
import type { Task } from './tasks.ts';

interface PageHeadingProps {
  task: Task;
  /** Tasks further down the page. */
  others: readonly Task[];
  reference: string;
}

/** The page's heading and the tab's title: what to do here or the request's status, and which request it is. */
export function PageHeading({ task: { title, tab }, others, reference }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // A button pressed on the form before is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body && document.hasFocus()) {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
  }, []);

  useEffect(() => {
    const before = document.title;
    document.title = fill(t.tabTitle, { title: tab });
    return () => void (document.title = before);
  }, [tab]);

  return (
    <Stack gap={1}>
      <Heading level={1} id="status" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text size="sm">{fill(t.yourRequest, { reference: showReference(reference) })}</Text>
      {others.length > 0 && (
        <Text measure>{fill(t.alsoHere, { tasks: others.map((other) => other.title).join(' · ') })}</Text>
      )}
    </Stack>
  );
}
