/** A job’s title and, where its request has several, which of them it is, with its times. */
export const jobName = ({ title, part }: { title: string; part: string | null }): string =>
  part ? `${title} (${part})` : title;
