// bundle: own
const JOB = /^[\da-f-]{36}$/;

/** An address with the job that it helps to apply for. Its page leads back there. */
export function forJob(path: string, jobId: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://site');
  searchParams.set('job', jobId);
  return `${pathname}?${searchParams}${hash}`;
}

/** The job that an address leads back to. */
export function jobIn(search: string): string | undefined {
  const job = new URLSearchParams(search).get('job') ?? '';
  return JOB.test(job) ? job : undefined;
}
