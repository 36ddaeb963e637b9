export const bearer = 'Bearer {publishableKey}';
