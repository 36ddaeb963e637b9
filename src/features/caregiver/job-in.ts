const JOB = /^[\da-f-]{36}$/;

/** The job that an address leads back to. */
export function jobIn(search: string): string | undefined {
  const job = new URLSearchParams(search).get('job') ?? '';
  return JOB.test(job) ? job : undefined;
}
