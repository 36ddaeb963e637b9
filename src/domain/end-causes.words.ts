export const causes = {
  as_agreed: 'The agreed time ended',
  recovered: 'The client needs no more care',
  care_home: 'The client moved into a care home',
  died: 'The client died',
  moved: 'The client moved away',
  own_family: 'The family gives the care',
  other_care: 'Someone else gives the care',
  cost: 'The cost',
  not_content: 'The family was not happy with the care',
  caregiver_left: 'The caregiver stopped',
  other: 'Something else',
};
