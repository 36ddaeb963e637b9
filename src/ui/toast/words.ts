export const closeNotice = 'Close notice';
export const notices = 'Notices';
