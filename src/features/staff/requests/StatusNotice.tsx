import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { formatDate } from '../../../domain/operator.ts';
import type { RequestStatus } from '../../../domain/status.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { RequestRecord, RequestScreenStore } from './request-screen.ts';

/** What there is to say about where the request stands: a "no" and its reason, or a step that did not work. */
export function StatusNotice({ request, screen }: { request: RequestRecord; screen: RequestScreenStore }) {
  const states = [
    useStore(screen.review.$state),
    useStore(screen.decline.$state),
    useStore(screen.close.$state),
    useStore(screen.ask.$state),
    useStore(screen.publish.$state),
  ];
  const overtaken = states.find(({ error }) => error && movedOn(error));
  const form = useStore(screen.publishForm.$state);
  const failed = states[0]?.error ?? form.error;
  if (overtaken) {
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
