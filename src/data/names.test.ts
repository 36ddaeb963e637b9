import { describe, expect, test } from 'vitest';
import { asStored, inItsNames } from './names.ts';

const asked = (query: string) =>
  decodeURIComponent(inItsNames(`https://site.test/rest/v1/jobs?${query}`)).split('?')[1];

describe('The names of the database', () => {
  test('are asked for under ours, also when embedded', () => {
    expect(asked('select=id,startsOn,job:jobs!inner(requestId,title),checkIns:check_ins(askedAt)')).toBe(
      'select=id,startsOn:starts_on,job:jobs!inner(requestId:request_id,title),checkIns:check_ins(askedAt:asked_at)',
    );
  });

  test('follow an alias that we chose', () => {
    expect(asked('select=from:fromDay,id:key')).toBe('select=from:from_day,id:key');
  });

  test('replace ours in filters and orders, but not in values', () => {
    expect(asked('jobId=eq.aB&placedAt=is.null&order=placedAt.desc,id.asc&jobs.order=askedAt.asc')).toBe(
      'job_id=eq.aB&placed_at=is.null&order=placed_at.desc,id.asc&jobs.order=asked_at.asc',
    );
  });

  test('change nothing in a call without columns', () => {
    expect(inItsNames('https://site.test/rpc/read_messages')).toBe('https://site.test/rpc/read_messages');
  });

  test('replace ours in arguments, but not inside their values', () => {
    expect(asStored({ requestId: 'aB', waivers: { firstAid: 'noNeed' } })).toEqual({
      request_id: 'aB',
      waivers: { firstAid: 'noNeed' },
    });
  });
});
