export const yesChange = 'Yes, change it';
export const noKeepMine = 'No, keep mine';
export const didMean = 'Did you mean {address}';
