export const openRequests = 'Open requests';
export const requestCount = { one: '{number} request', other: '{number} requests' };
export const weekCount = { one: '{number} week', other: '{number} weeks' };
export const placementCount = { one: '{number} placement', other: '{number} placements' };
export const placeCount = { one: '{number} town', other: '{number} towns' };
export const days = { one: '{number} day', other: '{number} days' };
export const shortDays = '{days} d';

export const inTheLast = '{requests} in the last {weeks}, {placements}.';
export const noPlacementYet = 'No request has led to a placement in these weeks.';
export const timeToOnePlacement = 'One request led to a placement. It took {days}.';
export const timesToPlacement =
  'Of {requests} that led to a placement, half took {days} or less, and nine in ten {most} or less.';
export const noRequestCame = 'No request came in these weeks.';
export const shareOfRequests = {
  one: '{placedOfThem} of {requests} from these weeks has led to a placement so far: {percent}%. The latest may still lead to one.',
  other:
    '{placedOfThem} of {requests} from these weeks have led to a placement so far: {percent}%. The latest may still lead to one.',
};
export const noRequestOpen = 'No request is open.';
export const requestsAreOpen = { one: '{number} request is open.', other: '{number} requests are open.' };
export const askForCare = { one: '{number} asks for {care}.', other: '{number} ask for {care}.' };
export const allOpenInOnePlace = 'All are in {name}.';
export const oneRequestEach = 'One open request in each of {places} towns.';
export const mostRequestsIn = 'Open requests in {places} towns, most in {name}: {requests}.';
export const onePlaceCovered = 'A caregiver with free times travels to the one town with open requests.';
export const allPlacesCovered = 'Caregivers with free times travel to all {places} towns with open requests.';
export const placesNotCovered =
  'No caregiver with free times travels to {missed} of {places} with open requests ({requests}).';
export const nobody = 'Nobody';
export const tenOrMore = '10 or more';

export const keys = {
  nobody: 'Nobody',
  few: '1 or 2',
  some: '3 to 9',
  many: '10 or more',
} as const;
export const caregiversWhoTravelThere = 'Caregivers who travel there:';
export const openTravellingThere = '{place}: {requests} open, travelling there: {caregivers}';

export const table = 'Table';
export const csv = 'CSV';
export const ofFigure = 'of {title}';

export const coverage = 'Coverage';
export const placesOpenRequestsHow =
  'Towns with open requests, and how many caregivers with free times travel there';
export const place = 'Town';
export const travelThere = 'Travel there';
export const nobodyTravelsHere = 'Nobody travels here';
export const placesOpenRequestsWhich = 'Towns with open requests that nobody travels to';
export const showAll = 'Show all {count}';

export const weekOfDay = 'Week of {label}';

export const weekOf = 'Week of';
export const requestsPlacementsWeek = 'Requests and placements by week';
export const requests = 'Requests';
export const placements = 'Placements';
export const timeFromRequestPlacement = 'Time from request to placement by week of the placement';
export const halfWithin = 'Half within';
export const nineTenWithin = 'Nine in ten within';
export const howManyRequestsEach = 'How many requests of each week have led to a placement';
export const placed = 'Placed';
export const share = 'Share';
export const requestsPlacements = 'Requests and placements';
export const timePlacement = 'Time to placement';
export const requestsPlaced = 'Requests placed';
export const placedFar = 'Placed so far';

export const noFiguresYet = 'No figures yet';
export const theyComeFirstRequest = 'They appear with the first request.';
export const openKindCare = 'Open by kind of care';
export const openRequestsKindCare = 'Open requests by kind of care';
export const kindCare = 'Kind of care';
export const allOpenRequests = 'All open requests';
export const openPlace = 'Open by town';
export const placesMostOpenRequests = 'The towns with most open requests';

export const figures = 'Figures';
export const allReports = 'All reports';
export const weeks = '{span} weeks';
export const counting = 'Loading the figures…';
