/** An address with the job that it helps to apply for. Its page leads back there. */
export function forJob(path: string, jobId: string): string {
  const [page = '', field] = path.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}job=${jobId}${field ? `#${field}` : ''}`;
}
