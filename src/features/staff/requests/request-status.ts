import { REQUEST_STATUS, type RequestStatus, type StatusWords, TURN } from '../../../domain/status.ts';
import * as t from './words.ts';

const ASKED: StatusWords = { label: t.waitsFamily, tone: TURN.theirs };

/** A request's status for staff. An unpublished request whose family was asked a question waits for their answer. */
export const requestStatus = ({ status, asked }: { status: RequestStatus; asked: boolean }): StatusWords =>
  asked && (status === 'submitted' || status === 'in_review') ? ASKED : REQUEST_STATUS[status];

/** Urgent only during the search. A covered or ended request is not urgent. */
export const isUrgent = ({ priority, status }: { priority: boolean; status: RequestStatus }): boolean =>
  priority && ['submitted', 'in_review', 'open'].includes(status);
