import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { formatDate } from '../../../domain/operator.ts';
import type { RequestStatus } from '../../../domain/status.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** A notice about the request's status: the reason of a “no”, or that a step failed. */
export function StatusNotice({ request, screen }: { request: RequestRecord; screen: RequestScreenStore }) {
  const { error: failed } = useStore(screen.review.$state);
  const failures = [
    failed,
    useStore(screen.decline.$state).error,
    useStore(screen.close.$state).error,
    useStore(screen.publish.$state).error,
    useStore(screen.ask.$state).failure,
  ];
  const conflict = failures.find((failure) => failure && movedOn(failure));
  if (conflict) {
    return (
      <Notice tone="warning" announce title={t.someoneQuicker}>
        {conflict.code === 'answers_changed' ? explain(conflict) : t.requestAlreadyMovedNothing}
      </Notice>
    );
  }
  if (failed) {
    return (
      <Notice tone="danger" announce>
        {explain(failed)}
      </Notice>
    );
  }
  if (request.erasedAt) {
    return (
      <Notice tone="neutral" title={t.familyErasedDetails}>
        {fill(t.namesContactAnswersQuestions, { date: formatDate(request.erasedAt) })}
      </Notice>
    );
  }
  if (request.status === 'withdrawn') {
    return (
      <Notice tone="neutral" title={t.familyWithdrewRequest}>
        {request.statusReason ?? t.gaveNoReason}
      </Notice>
    );
  }
  if (!request.statusReason) return null;
  return (
    <Notice tone="neutral" title={REASON_TITLES[request.status] ?? t.reason}>
      {request.statusReason}
    </Notice>
  );
}

const REASON_TITLES: Partial<Record<RequestStatus, string>> = {
  declined: t.whyDeclined,
  closed: t.whyClosed,
};
