export const chooseWhichBothCounts = 'Choose which one to keep.';
export const whatChangedSaysSame = 'Their change says the same as yours.';
export const nothingWroteLost = 'We’ve kept what you wrote.';
export const saveMineOver = 'Keep mine';
export const takeTheirs = 'Keep theirs';
export const nowSays = '{label}: now it says';
export const youWrote = '{label}: you wrote';
export const nothing = 'Nothing';

export const someoneElse = 'Someone else';
export const changedThisOn = '{by} changed this on {time}';
export const someoneElseWithin = 'someone else';
export const whatSaved = 'This is what {by} saved on {time}';
export const whatWrittenHerePut = 'It replaces what you wrote here. Your own version was not saved.';
