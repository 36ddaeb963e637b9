import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { aboutOf, actionOf, placeOf, whoseOf } from '../dashboard/today.ts';
import { AnswerBy } from '../waiting/AnswerBy.tsx';
import { isOfQueue, type NextStore, type Queue } from './next-up.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const ONE: Record<Queue, string> = {
  request: 'request',
  profile: 'profile',
  document: 'document',
  application: 'application',
  complaint: 'complaint',
};

/**
 * After a decision, links to what waits next, and takes the focus unless the record has a step of its own; nothing
 * before.
 */
export function NextUp({ next }: { next: NextStore }) {
  const found = useStore(next.$next);
  const later = useStore(next.$alike);
  const stays = useStore(next.$stays);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (found !== undefined && !stays) link.current?.focus();
  }, [found, stays]);
  if (found === undefined) return null;
  if (!found)
    return (
      <div data-next={stays ? 'later' : 'first'}>
        <Notice
          tone="success"
          title={t.nothingElseWaits}
          actions={
            <ButtonLink href={href('adminDashboard')} variant="secondary" size="small" ref={link}>
              {t.toTheDashboard}
            </ButtonLink>
          }
        />
      </div>
    );
  const alike = isOfQueue(next.queue, found);
  const whose = [aboutOf(found), whoseOf(found)].filter(Boolean).join(', ');
  return (
    <div data-next={stays ? 'later' : 'first'}>
      <Notice tone="neutral">
        <Stack direction="row" gap={3} wrap align="center" justify="between">
          <div>
            <Text strong>
              {alike ? fill(t.theNext, { one: ONE[next.queue] }) : t.whatWaitsNext}: {whose}
            </Text>
            <AnswerBy waiting={found} />
          </div>
          <Stack direction="row" gap={2} wrap>
            <ButtonLink href={placeOf(found)} size="small" iconAfter="chevron-right" ref={link}>
              {alike ? fill(t.next, { one: ONE[next.queue] }) : actionOf(found)}
            </ButtonLink>
            {later && (
              <ButtonLink href={placeOf(later)} size="small" variant="secondary">
                {fill(t.next, { one: ONE[next.queue] })}
              </ButtonLink>
            )}
          </Stack>
        </Stack>
      </Notice>
    </div>
  );
}
