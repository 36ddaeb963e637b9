export const readPaperGiveDay = '{hint}, to read the paper, and to give the day a shape.';
export const talksListensPlaysCards = 'Talks, listens, plays cards, looks at old photos.';
export const goesAlongShopPark = 'Goes along to the shop, the park or a neighbour.';
export const eatsTogetherNoticesWhen = 'Eats together, and notices when something has changed.';
export const washingDressingChoosePersonal = 'Washing and dressing: choose personal care as well.';
export const cleaningBeyondCupsTable = 'Cleaning beyond the cups and the table.';
export const helpWhatMostPrivate = '{hint}: help with what is most private, at the person’s own pace.';
export const helpsWashingShoweringDressing = 'Helps with washing, showering, dressing, hair and teeth.';
export const helpsToiletPadsDiscreetly = 'Helps with the toilet and with pads, discreetly.';
export const helpsGetUpSit = 'Helps to get up, sit down and move about safely.';
export const nursingSuchInjectionsCatheters = 'Nursing, such as injections or catheters.';
export const goingWhenPersonSays = 'Going on when the person says no.';
export const houseGoes = '{hint}: the house goes on.';
export const cooksWashesUpLaundry = 'Cooks, washes up, does the laundry, makes the bed.';
export const keepsRoomsPeopleLive = 'Keeps the rooms people live in clean and free of things to fall over.';
export const shopsPutsEverythingWhere = 'Shops, and puts everything where it belongs.';
export const repairsHeavyGardeningMoving = 'Repairs, heavy gardening, moving furniture.';
export const handlingBankCardsSigning = 'Handling bank cards, or signing anything for the person.';
export const routineStaysSame = '{hint}, with a routine that stays the same.';
export const keepsWhatFamiliarExplains =
  'Keeps to what is familiar, explains one step at a time, and does not argue.';
export const watchesDangersStoveFront = 'Watches for dangers: the stove, the front door, the stairs.';
export const tellsWhatDifferentToday = 'Tells you what was different today.';
export const judgingHowIllnessGoes = 'Judging how the illness goes on: that is for the doctor.';
export const careAroundClockAlone = 'Care around the clock alone: that takes more than one person.';
export const homeOutside = '{hint}, at home and outside.';
export const followsPersonsLeadWhat = 'Follows the person’s lead, and does what they ask for help with.';
export const helpsMovingAidsGetting =
  'Helps with moving, with aids, and with getting to work, class or an appointment.';
export const givesTimeRoomThings = 'Gives time and room to do things oneself.';
export const decidingPerson = 'Deciding for the person.';
export const therapySuchPhysiotherapySpeech = 'Therapy, such as physiotherapy or speech therapy.';
export const hoursDaysOneWho = '{hint}, hours or days, so that the one who always cares can rest.';
export const followsRoutineWriteDown = 'Follows the routine that you write down or show.';
export const givesCareGiveWithin = 'Gives the care that you give, within what was agreed with us.';
export const callsWhenMattersNot = 'Calls you when it matters, and not when it doesn’t.';
export const startingWithoutHandoverFrom = 'Starting without a handover from you.';
export const changingWhatDoctorSettled = 'Changing what you and the doctor have settled.';
export const asleepWithinHearingAwake = '{hint}, asleep within hearing or awake, as agreed.';
export const helpsToiletTurningBed = 'Helps to the toilet, with turning in bed, and after a bad dream.';
export const looksQuietlyOftenAgreed = 'Looks in quietly, as often as you have agreed.';
export const writesDownHowNight = 'Writes down how the night was.';
export const watchingOverMedicalMachines =
  'Watching over medical machines, unless that was agreed and learned.';
export const workingThroughDay = 'Working on through the day.';
export const whenEverythingStillTakes = '{hint}, when everything still takes effort.';
export const helpsSettleMoveSafely = 'Helps to settle in, to move safely, to eat and drink enough.';
export const keepsPlanHospitalGave = 'Keeps to the plan that the hospital gave, and goes along to check-ups.';
export const notesHowThingsGo = 'Notes how things go, for you and for the nurse or doctor.';
export const woundCareHelpMedication =
  'Wound care or help with medication, unless you ask for that skill and the caregiver has it.';
export const waitingEmergencyCaregiverCalls =
  'Waiting in an emergency: the caregiver calls for help first, then you.';
export const timeFamilyFamily = '{hint}, and time for the family to be family.';
export const keepsPersonCleanWarm = 'Keeps the person clean, warm and comfortable.';
export const sitsThemAlsoNight = 'Sits with them, also at night and in silence.';
export const letsSleepEatGo = 'Lets you sleep, eat, or go for a walk.';
export const treatingPainChangingMedicines =
  'Treating pain or changing medicines: that is for the doctor and the nurse.';
export const replacingPalliativeCareTeam = 'Replacing a palliative care team.';

export const gettingStarted = 'Getting started';
export const whatINeedSign = 'What do I need to sign up?';
export const emailAddressPasswordSend =
  'An email address and a password. We send you an email to confirm the address. Everything else can wait until you fill in your profile.';
export const signUp = 'Sign Up';
export const costAnything = 'Does it cost anything?';
export const makingAccountCostsNothing =
  'Making an account costs nothing, and neither does applying. This site takes no payments from anyone.';
export const whenCanIApply = 'When can I apply for jobs?';
export const whenProfileCompleteSent =
  'When your profile is complete, you have sent it to us, and we have approved it. A job can also ask for certain documents, for kinds of care that you offer, and for a place within the distance you travel. It says what is missing.';
export const iOnlyCaredMy = 'I have only cared for my own family. Is that enough?';
export const countsExperienceSomeJobs =
  'It counts as experience. Some jobs ask for a qualification as well, others don’t; each one says so.';
export const whatHelpsLearn = 'What helps to learn';
export const documentsChecks = 'Documents and checks';
export const whichDocumentsCanI = 'Which documents can I add?';
export const theseKindsPdfJpeg =
  'These kinds: {kinds}. As PDF, JPEG or PNG, at most 10 MB each. A photo taken with your phone is fine if every word can be read.';
export const whoSeesMyDocuments = 'Who sees my documents?';
export const placementTeamFamiliesOther =
  'You and the placement team. Families and other caregivers can’t open them.';
export const howKeepDetails = 'How we keep your details';
export const whatVerifiedMean = 'What does “verified” mean?';
export const personStaffLookedDocument =
  'A person on our staff looked at the document. You read what they looked at, on which day, and until when it counts. If it was not accepted, you read why and can add another one.';
export const whatHappensWhenDocument = 'What happens when a document runs out?';
export const fromDayNoLonger =
  'From that day it no longer counts for jobs that ask for it. Add the new one; once it is checked, it counts. Jobs that don’t ask for it are not affected.';
export const jobsMatching = 'Jobs and matching';
export const howWorkedOutHow = 'How is it worked out how well a job fits?';
export const firstComeThingsMust =
  'First come the things that must hold: an approved profile, all kinds of care that the job needs, the documents it asks for, and the distance. Then skills, times, distance, languages, experience and rate add up to a score of at most 100. Skills count most, then times. Our staff see the same score as you do.';
export const whoSetsMyRate = 'Who sets my rate?';
export const familyMayNameBudget =
  'You do. A family may name a budget. A rate above it lowers the score a little and never shuts you out. What is paid in the end you settle with the family, outside this site.';
export const whatIKnowAbout = 'What do I know about the family beforehand?';
export const whatCareNeededWhich =
  'What care is needed, in which town, at what times, from which day, and which skills and languages help. You don’t see the name, the address or how to reach them. That you see when you are placed with them.';
export const afterApplied = 'After you have applied';
export const howIHearBack = 'How do I hear back?';
export const underApplicationsSeeEach =
  'Under Applications you see each step with its date: received, shortlisted, introduced to the family, offered, accepted, and at the end placed or not chosen. A “no” comes with its reason.';
export const whatFamilyLearnAbout = 'What does the family learn about me?';
export const nothingUnlessAgreeWhen =
  'Nothing, unless you agree to it when you apply or later. Then our staff may tell it of you: your first name, your photo if you added one, what your profile says about you and your work, the times at which you are free, and which documents we have checked. Your surname, your phone number and your address stay with us until you are placed.';
export const iTakeJobI = 'Do I have to take a job that I am offered?';
export const noOfferSaysWhich =
  'No. An offer says which hours, for how much, where, from which day, and by when to answer. You accept it, or decline it and say why. After a no your application stays, and we may come back with other terms. You are placed once the family has agreed too.';
export const canIWithdraw = 'Can I withdraw?';
export const yesAnyTimeUntil =
  'Yes, at any time until you are placed. While the job is open, you can also apply again. Once you are placed, call us: a family is counting on you.';
export const myProfileSuspendedWhat = 'My profile was suspended. What now?';
export const reasonDashboardCallTalk =
  'The reason is on your dashboard. Call us and we talk about it; what you entered is kept.';
export const contact = 'Contact';
export const howICloseMy = 'How do I close my account?';
export const underAccountWhenSigned =
  'Under Account, when you are signed in. You can download everything that we keep about you first. Before you delete the account you read what goes, and what has to stay and why.';
export const account = 'Account';

export const iNeedAccount = 'Do I need an account?';
export const noFillFormSend =
  'No. You fill in the form, send it, and get a reference and a private link. The link opens the page of your request; with the reference we find it when you call.';
export const whatCost = 'What does it cost?';
export const requestingCareHereCosts =
  'Requesting care here costs nothing, and no money moves on this site. You may name a budget for an hour of care, so that we look for someone within it. What you pay a caregiver is settled outside this site.';
export const howSoonWillSomebody = 'How soon will somebody come?';
export const cantPromiseDayDepends =
  'We can’t promise a day: it depends on what is needed, where and when. You tell us the first day you need someone, and we call or write when something is unclear and when we know who it could be.';
export const howRequestBecomesPlacement = 'How a request becomes a placement';
export const whoReadsWhatI = 'Who reads what I write?';
export const staffCaregiversReadDescription =
  'Our staff. Caregivers read a description without names, address or contact details. Only the caregivers placed with you learn who you are.';
export const whatHappensDetails = 'What happens with your details';
export const canIAskSomebody = 'Can I ask for somebody else?';
export const yesTheirAgreementDaughter =
  'Yes, with their agreement. A daughter, a neighbour, a nurse or a social worker can fill it in. The form asks who you are and whom we should call.';
export const whatIfIStop = 'What if I have to stop halfway, or the connection breaks?';
export const whatTypedStaysDevice =
  'What you have typed stays on your device. Open the form again on the same device and go on where you were.';
export const howISeeHow = 'How do I see how my request is getting on?';
export const openPrivateLinkShows =
  'Open your private link. It shows how your request stands and what comes next, and it is where you answer our questions. Without the link, the reference and the private code open it. If you have lost those too, “Lost your link?” on that page sends you a new one by email.';
export const followRequest = 'Follow your request';
export const canIChangeWithdraw = 'Can I change or withdraw my request?';
export const yesPageRequestChange =
  'Yes, on the page of your request: you change how we reach you, withdraw it, or have your details erased. Until we begin to read it, you can also change what care is needed; after that, call us.';
export const whatCaregiverWhatNot = 'What does a caregiver do, and what not?';
export const fromCompanyHouseworkCare =
  'From company and housework to care at the end of life: we list every kind of care with what a caregiver does and what they leave to a nurse, a doctor or you.';
export const allKindsCare = 'All kinds of care';

export const days = { one: '1 day', other: '{count} days' };

export const onThisPage = 'On this page';
export const call = 'Call {number}';

export const whatCaregiverDoes = 'What the caregiver does';
export const whatCaregiverLeaves = 'What the caregiver does not do';

export const demonstration = 'This is a demonstration';
export const placeholdersNobodyAnswers = 'Number and addresses are placeholders, and nobody answers there.';
export const callUs = 'Call';
export const writeEmail = 'Write an email';
export const leaveOutHealthDetails = 'Leave out health details; an email is not sealed.';
export const writeLetter = 'Write a letter';

export const morePages = 'More pages';
export const services = 'Services';
export const aboutUs = 'About us';
export const workingCaregiver = 'Working as a caregiver';
export const training = 'Training';
export const questionsFromCaregivers = 'Questions from caregivers';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const accessibility = 'Accessibility';
export const complaints = 'Complaints';
export const safeguarding = 'Safeguarding';
export const cookies = 'Cookies';

export const signingDocumentsMatchingRates =
  'Signing up, documents, matching, rates and applications: what caregivers ask us, answered in plain words.';
export const shortAnswersIfYours = 'Short answers. If yours is not among them, ask us.';
export const somethingElse = 'Something else?';
export const callWriteNoQuestion = 'Call or write to us. No question is too small.';
