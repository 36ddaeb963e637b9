type Covering = {
  availability: number;
  startsOn: string;
  endedAt: string | null;
  job: { id: string; status: string };
};

/** How many times of a request somebody covers, in words; undefined where it is none of them, or all. */
export function coveredInWords({
  availability,
  placements,
}: {
  availability: number;
  placements: readonly Covering[];
}): string | undefined {
  const live = placements.filter(({ endedAt }) => !endedAt);
  // As the database counts it (covered_times): whoever leaves and is followed covers nothing any more.
  const isFollowed = ({ job, startsOn }: Covering) =>
    job.status === 'open' || live.some((other) => other.job.id === job.id && other.startsOn > startsOn);
  const covered = live
    .filter((placed) => !isFollowed(placed))
    .reduce((week, placed) => week | placed.availability, 0);
  const [held, all] = [count(covered & availability), count(availability)];
  return held > 0 && held < all ? `${held} of ${all} times covered` : undefined;
}

const count = (week: number) => week.toString(2).replaceAll('0', '').length;
