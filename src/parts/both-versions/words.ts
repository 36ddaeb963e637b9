export const chooseWhichBothCounts = 'Choose which one counts.';
export const whatChangedSaysSame = 'What was changed says the same as what you wrote.';
export const nothingWroteLost = 'Nothing that you wrote is lost.';
export const saveMineOver = 'Save mine over it';
export const takeTheirs = 'Take theirs';
export const nowSays = '{label}: now it says';
export const youWrote = '{label}: you wrote';
export const nothing = 'Nothing';

export const somebodyElse = 'Somebody else';
export const changedThisOn = '{by} changed this on {time}';
export const somebodyElseWithin = 'somebody else';
export const whatSaved = 'This is what {by} saved on {time}';
export const whatWrittenHerePut = 'What you had written here is put away. Nothing was saved.';
