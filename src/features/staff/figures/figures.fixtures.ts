import type { CoveredPlace, Figures, Week } from '../../../data/figures.ts';

const MONDAYS =
  '2026-08-31 2026-09-07 2026-09-14 2026-09-21 2026-09-28 2026-10-05 2026-10-12 2026-10-19 2026-10-26 2026-11-02 2026-11-09 2026-11-16'.split(
    ' ',
  );
const requests = [2, 4, 3, 5, 1, 0, 6, 4, 3, 5, 6, 2];
const placements = [1, 2, 3, 2, 3, 0, 1, 4, 3, 2, 4, 3];

const weeks: Week[] = requests.map((came, nr) => ({
  week: MONDAYS[nr] ?? '',
  requests: came,
  placedOfThem: Math.min(came, Math.round(came * (nr < 9 ? 0.8 : 0.3))),
  placements: placements[nr] ?? 0,
  firstPlacements: placements[nr] ?? 0,
  medianDays: placements[nr] ? 5 + ((nr * 7) % 4) : null,
  slowDays: placements[nr] ? 11 + ((nr * 5) % 9) : null,
}));

const place = (
  name: string,
  latitude: number,
  longitude: number,
  open = 0,
  caregivers: number | null = null,
): CoveredPlace => ({
  placeId: Math.round(latitude * 1000),
  name,
  region: `Co. ${name}`,
  latitude,
  longitude,
  requests: open,
  caregivers,
});

export const galway = place('Galway', 53.272, -9.051, 5, 10);
export const places: CoveredPlace[] = [
  galway,
  place('Dublin', 53.333, -6.249, 4, 10),
  place('Cork', 51.898, -8.472, 3, 2),
  place('Clifden', 53.489, -10.019, 2, 0),
  place('Sligo', 54.27, -8.473, 1, 4),
  place('Dingle', 52.141, -10.269, 1, 0),
  ...[
    place('Ennis', 52.843, -8.986),
    place('Limerick', 52.665, -8.623),
    place('Waterford', 52.258, -7.111),
    place('Wexford', 52.336, -6.463),
    place('Athlone', 53.424, -7.94),
    place('Letterkenny', 54.951, -7.734),
    place('Dundalk', 54.003, -6.417),
    place('Mizen', 51.47, -9.74),
  ],
];

export const figures: Figures = {
  weeks,
  total: {
    requests: 41,
    placedOfThem: 27,
    placements: 28,
    firstPlacements: 28,
    medianDays: 5.4,
    slowDays: 13.2,
  },
  byCare: [
    { careType: 'companionship', requests: 9 },
    { careType: 'household_help', requests: 7 },
    { careType: 'dementia_care', requests: 4 },
    { careType: 'overnight_care', requests: 1 },
  ],
  places,
};

export const nothing: Figures = {
  weeks: weeks.map(({ week }) => ({
    week,
    requests: 0,
    placedOfThem: 0,
    placements: 0,
    firstPlacements: 0,
    medianDays: null,
    slowDays: null,
  })),
  total: {
    requests: 0,
    placedOfThem: 0,
    placements: 0,
    firstPlacements: 0,
    medianDays: null,
    slowDays: null,
  },
  byCare: [],
  places: places.map((one) => ({ ...one, requests: 0, caregivers: null })),
};
