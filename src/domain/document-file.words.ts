export const refusals = {
  file_not_its_type:
    'This file is not what it says it is, so we did not open it. A document has to be a PDF, JPEG or PNG.',
  upload_given_up: 'You stopped it, so nothing was kept. The file you chose is still here.',
  picture_unreadable: 'We couldn’t read this photo. Take it again, or send a PDF.',
} as const;
