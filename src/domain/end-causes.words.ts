export const causes = {
  as_agreed: 'The agreed time ended',
  recovered: 'They need no more care',
  care_home: 'They moved into a care home',
  died: 'They died',
  moved: 'They moved away',
  own_family: 'Their family cares for them',
  other_care: 'Someone else cares for them',
  cost: 'The cost',
  not_content: 'They were not happy with it',
  caregiver_left: 'The caregiver stopped',
  other: 'Something else',
};
