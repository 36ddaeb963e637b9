import { REQUEST_STATUS, type RequestStatus, type StatusWords, TURN } from '../../../domain/status.ts';
import * as t from './words.ts';

const ASKED: StatusWords = { label: t.waitsFamily, tone: TURN.theirs };

/** A request's status for staff. An unpublished request whose family was asked a question waits for their answer. */
export const requestStatus = ({ status, asked }: { status: RequestStatus; asked: boolean }): StatusWords =>
  asked && (status === 'submitted' || status === 'in_review') ? ASKED : REQUEST_STATUS[status];

/** A request can be urgent only during the search. A covered or ended one is not. */
export const canBeUrgent = ({ status }: { status: RequestStatus }): boolean =>
  ['submitted', 'in_review', 'open'].includes(status);

export const isUrgent = ({ priority, ...request }: { priority: boolean; status: RequestStatus }): boolean =>
  priority && canBeUrgent(request);
