export const unsentWords = 'We haven’t sent {what}. If you log out now, you’ll lose it. Log out anyway?';
export const aboutVisit = 'what you said about a visit';
export const application = 'your application for a job';
