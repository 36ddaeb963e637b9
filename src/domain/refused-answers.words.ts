export const needsAnswer = '“{question}” needs an answer';
export const answerTooLong = 'The answer to “{question}” is too long';
export const checkAnswer = 'Check the answer to “{question}”';
