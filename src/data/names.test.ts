import { describe, expect, test } from 'vitest';
import { asStored, inItsNames } from './names.ts';

const asked = (query: string) =>
  decodeURIComponent(inItsNames(`https://site.test/rest/v1/jobs?${query}`)).split('?')[1];

describe('The names of the database', () => {
  test('are those of its columns, each asked for under ours, also in what is embedded', () => {
    expect(asked('select=id,startsOn,job:jobs!inner(requestId,title),checkIns:check_ins(askedAt)')).toBe(
      'select=id,startsOn:starts_on,job:jobs!inner(requestId:request_id,title),checkIns:check_ins(askedAt:asked_at)',
    );
  });

  test('stand behind a name that we chose', () => {
    expect(asked('select=from:fromDay,id:key')).toBe('select=from:from_day,id:key');
  });

  test('are those of filters and orders, never of what is looked for', () => {
    expect(asked('jobId=eq.aB&placedAt=is.null&order=placedAt.desc,id.asc&jobs.order=askedAt.asc')).toBe(
      'job_id=eq.aB&placed_at=is.null&order=placed_at.desc,id.asc&jobs.order=asked_at.asc',
    );
  });

  test('leave a call that asks for no columns as it is', () => {
    expect(inItsNames('https://site.test/rpc/read_messages')).toBe('https://site.test/rpc/read_messages');
  });

  test('are those of arguments, never of what they hold', () => {
    expect(asStored({ requestId: 'aB', waivers: { firstAid: 'noNeed' } })).toEqual({
      request_id: 'aB',
      waivers: { firstAid: 'noNeed' },
    });
  });
});
