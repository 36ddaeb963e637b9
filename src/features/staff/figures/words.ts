export const openRequests = 'Open requests';

export const inTheLast = '{requests} in the last {count}, {count2}.';
export const noRequestLedPlacement = 'No request has led to a placement in these weeks.';
export const oneRequestLedPlacement = 'One request led to a placement; it took {days}.';
export const ledPlacementHalfTook =
  'Of {requests} that led to a placement, half took {days} at most, nine in ten {days2}.';
export const noRequestCameThese = 'No request came in these weeks.';
export const theseWeeksLedPlacement = {
  one: '{placedOfThem} of {requests} of these weeks has led to a placement so far: {percent}%. The latest still have time.',
  other:
    '{placedOfThem} of {requests} of these weeks have led to a placement so far: {percent}%. The latest still have time.',
};
export const noRequestOpen = 'No request is open.';
export const is = 'is';
export const are = 'are';
export const asks = 'asks';
export const ask = 'ask';
export const openFor = '{requests} {value} open. {requests2} {value2} for {caretype}.';
export const allOpen = 'All that are open are in {name}.';
export const oneOpenRequestEach = 'One open request in each of {count} places.';
export const openRequestsPlacesMost = 'Open requests in {count} places, most in {name}: {requests}.';
export const somebodyFreeTimesTravels =
  'Somebody with free times travels to the one place with open requests.';
export const somebodyFreeTimesTravelsEach =
  'Somebody with free times travels to each of the {count} places with open requests.';
export const nobodyFreeTimesTravels =
  'Nobody with free times travels to {count} of {count2} with open requests: {requests} without anybody near.';
export const nobody = 'Nobody';
export const n10More = '10 or more';

export const keys = {
  nobody: 'Nobody',
  few: '1 or 2',
  some: '3 to 9',
  many: '10 or more',
} as const;
export const caregiversWhoTravelThere = 'Caregivers who travel there:{map}';
export const openTravellingThere = '{place}: {requests} open, travelling there: {caregivers}';

export const table = 'Table';
export const ofLabel = 'of {title}';

export const coverage = 'Coverage';
export const placesOpenRequestsHow =
  'Places with open requests, and how many caregivers with free times travel there';
export const place = 'Place';
export const travelThere = 'Travel there';
export const nobodyTravelsHere = 'Nobody travels here';
export const placesOpenRequestsWhich = 'Places with open requests to which nobody travels';
export const showAll = 'Show all {count}';

export const n12px = '12px {fontFamily}';

export const weekOf = 'Week of {label}';

export const weekOf2 = 'Week of';
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
export const theyComeFirstRequest = 'They come with the first request.';
export const openKindCare = 'Open by kind of care';
export const openRequestsKindCare = 'Open requests by kind of care';
export const kindCare = 'Kind of care';
export const allOpenRequests = 'All open requests';
export const openPlace = 'Open by place';
export const placesMostOpenRequests = 'The places with most open requests';

export const figures = 'Figures';
export const weeks = '{span} weeks';
export const counting = 'Counting…';

export const fetchingFigures = 'Fetching the figures…';
