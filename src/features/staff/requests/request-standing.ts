import { REQUEST_STATUS, type RequestStatus, type StatusWords, TURN } from '../../../domain/status.ts';
import * as t from './words.ts';

const ASKED: StatusWords = { label: t.waitsFamily, tone: TURN.theirs };

/** Where a request stands for staff: one that isn’t published, and about which the family was asked, waits for that answer. */
export const requestStanding = ({ status, asked }: { status: RequestStatus; asked: boolean }): StatusWords =>
  asked && (status === 'submitted' || status === 'in_review') ? ASKED : REQUEST_STATUS[status];
