export const kitchenTableCaregiverHeadscarf =
  'At the kitchen table, a caregiver in a headscarf and an older woman have tea together.';
export const caregiverComesFrontDoor =
  'A caregiver comes in at the front door; a man in a wheelchair greets him.';
export const nightCaregiverSitsBeside =
  'It is night: a caregiver sits beside the bed of an old man who smiles.';
export const womanDeskServiceCentre = 'A woman at the desk of the service centre explains something.';
export const caregiverRidesHerBicycle = 'A caregiver rides her bicycle past houses.';
export const womanHoldsHerPhone = 'A woman holds her phone: a message has come.';
export const caregiverHoldsPaperHer = 'A caregiver holds a paper in her hands.';
export const olderManCupHis = 'An older man with a cup in his hand.';
