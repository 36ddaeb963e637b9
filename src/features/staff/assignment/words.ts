export const giveColleague = 'Give it to a colleague';
export const lookingColleagues = 'Looking for colleagues…';
export const thereNoOtherAdmin = 'There is no other admin to give it to.';
export const giveIt = 'Give it';
export const chooseColleague = 'Choose a colleague.';
export const colleagueTold = 'Your colleague is told.';
export const colleague = 'Colleague';
export const getsMessageAbout = 'Gets a message about it.';
export const chooseOne = 'Choose one';

export const whoHasIt = 'Who has it: {owner}';
export const you = 'you';
export const nobody = 'nobody';
export const putBack = 'Put it back';
export const takeOver = 'Take it over';
export const takeIt = 'Take it';
export const giveItTo = 'Give it to…';
