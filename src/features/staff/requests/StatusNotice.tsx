import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { formatDate } from '../../../domain/operator.ts';
import type { RequestStatus } from '../../../domain/status.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

/** What there is to say about where the request stands: a "no" and its reason, or a step that did not work. */
export function StatusNotice({ request, screen }: { request: RequestRecord; screen: RequestScreenStore }) {
  const { error: failed } = useStore(screen.review.$state);
  const failures = [
    failed,
    useStore(screen.decline.$state).error,
    useStore(screen.close.$state).error,
    useStore(screen.publish.$state).error,
    useStore(screen.ask.$state).failure,
  ];
  const conflict = failures.some((failure) => failure && movedOn(failure));
  if (conflict) {
    return (
      <Notice tone="warning" announce title="Someone was quicker">
        This request had already moved on, so nothing was changed. You now see how it stands.
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
      <Notice tone="neutral" title="The family has erased its details">
        On {formatDate(request.erasedAt)} names, contact, answers, questions and notes were removed for good.
        What is left says which care was asked for, where and when.
      </Notice>
    );
  }
  if (request.status === 'withdrawn') {
    return (
      <Notice tone="neutral" title="The family withdrew its request">
        {request.statusReason ?? 'It gave no reason.'}
      </Notice>
    );
  }
  if (!request.statusReason) return null;
  return (
    <Notice tone="neutral" title={REASON_TITLES[request.status] ?? 'Reason'}>
      {request.statusReason}
    </Notice>
  );
}

const REASON_TITLES: Partial<Record<RequestStatus, string>> = {
  declined: 'Why it was declined',
  closed: 'Why it was closed',
};
