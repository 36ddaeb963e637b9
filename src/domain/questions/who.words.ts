export const theCareIsFor = 'The care is for';
export const chooseWhoCare = 'Choose who the care is for';
export const careFor = 'Care for';
export const fullName = 'Your full name';
export const fullNamePersonWho = 'Full name of the person who needs care';
export const yourName = 'your name';
export const namePersonWhoNeeds = 'the name of the person who needs care';
export const whoNeedsCare = 'Who needs care';
