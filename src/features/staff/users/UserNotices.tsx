import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { formatDate } from '../../../domain/operator.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { UserRecord, UserStore } from './user-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** A notice about the account's status: why it is deactivated, or that a step failed. */
export function UserNotices({ user, screen }: { user: UserRecord; screen: UserStore }) {
  const reactivation = useStore(screen.reactivate.$state);
  const work = useStore(screen.work.$value);
  const states = [reactivation, useStore(screen.deactivate.$state)];
  if (states.some(({ error }) => error && movedOn(error))) {
    return (
      <Notice tone="warning" announce title={t.someoneQuicker}>
        {t.accountAlreadyChangedNothing}
      </Notice>
    );
  }
  if (reactivation.error) {
    return (
      <Notice tone="danger" announce>
        {explain(reactivation.error)}
      </Notice>
    );
  }
  if (!user.deactivatedAt) return null;
  const by = work.state === 'ready' && work.value.deactivatedBy;
  return (
    <Notice
      tone="warning"
      title={
        by
          ? fill(t.deactivatedOnBy, { date: formatDate(user.deactivatedAt), by })
          : fill(t.deactivatedOn, { date: formatDate(user.deactivatedAt) })
      }
    >
      {user.deactivatedReason}
    </Notice>
  );
}
