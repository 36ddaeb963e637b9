export const refusals = {
  file_not_its_type: 'We can’t open this file. Save it as PDF, JPEG or PNG, then choose it again.',
  upload_given_up: 'You stopped sending. The file you chose is still here.',
  picture_unreadable: 'We couldn’t read this photo. Take it again, or send a PDF.',
} as const;
