export const caregiverRestsArmchair = 'A caregiver sits in her armchair; a calendar is on the wall.';
export const caregiverRidesHerBicycle = 'A caregiver rides her bicycle past houses.';
export const olderManCaregiverPlayCards = 'An older man and a caregiver play cards at a table.';
export const threeCaregiversStandTogether = 'Three caregivers of different ages stand together.';
export const teacherExplainsTwoLearners = 'A teacher at a board explains something to two learners.';
export const womanDeskServiceCentre = 'A woman at the desk of the service centre explains something.';
export const nightCaregiverSitsBeside =
  'It is night: a caregiver sits beside the bed of an old man who smiles.';
export const caregiverComesFrontDoor =
  'A caregiver comes in at the front door; a man in a wheelchair greets him.';
export const kitchenTableCaregiverHeadscarf =
  'At the kitchen table, a caregiver in a headscarf and an older woman have tea together.';
export const caregiverOlderManWalk = 'A caregiver in a turban and an older man go for a walk in a park.';
