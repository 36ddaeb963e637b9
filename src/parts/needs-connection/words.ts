export const needConnection = 'You need a connection {to}.';
