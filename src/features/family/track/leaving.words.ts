export const yourDetails = 'Your details';
export const callUs = 'Call us';
export const whileCaregiverCountsRequest =
  'A caregiver is placed with you, so you can’t withdraw or erase the request online. {link}.';
export const ifNoLongerNeed = 'If you no longer need us';
export const withdrawingStopsSearch = 'Withdrawing stops the search.';
export const toWithdraw = 'to withdraw';
export const withdrawRequest = 'Withdraw request';
export const withdrawQuestion = 'Withdraw your request?';
export const why = 'Why?';
export const helpsBetterOnlyStaff = 'It helps us do better. Only our team reads it.';
export const yourRequestWithdrawn = 'Your request is withdrawn.';
export const stopLookingTellCaregivers = 'We’ll stop looking, and tell the caregivers who have applied.';
export const canReopenSevenDays =
  'If you need care after all, you can reopen your request here for seven days. After that you need a new request.';
export const wouldRequestAgain = 'If you need care after all, please request it again.';
export const canThemRemovedGood = 'You can erase them for good.';
export const eraseThem = 'to erase them';
export const eraseMyDetails = 'Erase my details';
export const eraseDetails = 'Erase your details?';
export const eraseGood = 'Erase for good';
export const erasingDetails = 'Erasing your details…';
export const detailsErasedToast = 'Your details are erased.';
export const whatGoes = 'What we erase:';
export const withdrawnWithIt = 'This also withdraws the request.';
export const namesAddressPhoneNumber =
  'names, address, phone number, email address, notes, all your answers and our questions. We also erase them from the audit log and from this device.';
export const whatStays = 'What we keep:';
export const referenceWhichCareAsked =
  'the reference, which care was asked for, in which town and when, and the steps with their dates. Nobody can undo this.';
export const yourData = 'Your data';
export const everythingKeepAboutRequest = 'Everything we keep about this request, in one file.';
export const toDownloadIt = 'to download it';
export const downloadMyData = 'Download my data';
