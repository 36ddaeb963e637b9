export const giveColleague = 'Assign {which} to a colleague';
export const lookingColleagues = 'Loading colleagues…';
export const thereNoOtherAdmin = 'There is no other admin to assign it to.';
export const giveIt = 'Assign';
export const chooseColleague = 'Choose a colleague.';
export const colleagueTold = 'We’ve told your colleague.';
export const colleague = 'Colleague';
export const getsMessageAbout = 'We’ll tell them.';
export const chooseOne = 'Choose one';

export const owner = 'Owner: {owner}';
export const you = 'you';
export const nobody = 'unassigned';
export const putBack = 'Unassign';
export const takeOver = 'Assign to me instead';
export const takeIt = 'Assign to me';
export const giveItTo = 'Assign to…';
