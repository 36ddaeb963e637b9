type Covering = { availability: number; endedAt: string | null; job: { status: string } };

/** How many times of a request somebody covers, in words; undefined where it is none of them, or all. */
export function coveredInWords({
  availability,
  placements,
}: {
  availability: number;
  placements: readonly Covering[];
}): string | undefined {
  // As the database counts it: whoever leaves and is followed covers nothing any more.
  const covered = placements
    .filter(({ endedAt, job }) => !endedAt && job.status !== 'open')
    .reduce((week, placed) => week | placed.availability, 0);
  const [held, all] = [count(covered & availability), count(availability)];
  return held > 0 && held < all ? `${held} of ${all} times covered` : undefined;
}

const count = (week: number) => week.toString(2).replaceAll('0', '').length;
