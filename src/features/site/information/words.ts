export const readPaperGiveDay = '{hint}, and to read the newspaper with.';
export const talksListensPlaysCards = 'Talks, listens, plays cards, looks at old photos.';
export const goesAlongShopPark = 'Goes with the person to the shop, the park or a neighbour.';
export const eatsTogetherNoticesWhen = 'Eats with the person, and notices when something has changed.';
export const washingDressingChoosePersonal = 'Washing and dressing: choose personal care as well.';
export const cleaningBeyondCupsTable = 'Cleaning more than the cups and the table.';
export const helpWhatMostPrivate = '{hint}, at the person’s own pace.';
export const helpsWashingShoweringDressing = 'Helps with washing, showering, dressing, hair and teeth.';
export const helpsToiletPadsDiscreetly = 'Helps with the toilet and with pads, discreetly.';
export const helpsGetUpSit = 'Helps to get up, sit down and move about safely.';
export const nursingSuchInjectionsCatheters = 'Nursing, such as injections or catheters.';
export const goingWhenPersonSays = 'Continuing when the person says no.';
export const houseGoes = '{hint}, so the home keeps running.';
export const cooksWashesUpLaundry = 'Cooks, washes up, does the laundry, makes the bed.';
export const keepsRoomsPeopleLive = 'Cleans the rooms, and clears away what someone could fall over.';
export const shopsPutsEverythingWhere = 'Shops, and puts everything where it belongs.';
export const repairsHeavyGardeningMoving = 'Repairs, heavy gardening, moving furniture.';
export const handlingBankCardsSigning = 'Handling bank cards, or signing anything for the person.';
export const routineStaysSame = '{hint}, with a routine that stays the same.';
export const keepsWhatFamiliarExplains =
  'Keeps to what is familiar, explains one step at a time, and does not argue.';
export const watchesDangersStoveFront = 'Watches for dangers: the stove, the front door, the stairs.';
export const tellsWhatDifferentToday = 'Tells you what was different today.';
export const judgingHowIllnessGoes = 'Saying how the illness will develop. That is for the doctor.';
export const careAroundClockAlone = 'Caring day and night alone. That takes more than one person.';
export const homeOutside = '{hint}, at home and outside.';
export const followsPersonsLeadWhat = 'Follows the person’s lead, and does what they ask for help with.';
export const helpsMovingAidsGetting =
  'Helps with moving, with aids, and with getting to work, class or an appointment.';
export const givesTimeRoomThings = 'Gives the person time and room to do things themselves.';
export const decidingPerson = 'Deciding for the person.';
export const therapySuchPhysiotherapySpeech = 'Therapy, such as physiotherapy or speech therapy.';
export const hoursDaysOneWho = '{hint}, for hours or days, so that the usual carer can rest.';
export const followsRoutineWriteDown = 'Follows the routine that you write down or show.';
export const givesCareGiveWithin = 'Gives the care that you give, as agreed with our team.';
export const callsWhenMattersNot = 'Calls you when it matters.';
export const startingWithoutHandoverFrom = 'Starting before you have explained the routine.';
export const changingWhatDoctorSettled = 'Changing what you and the doctor have agreed.';
export const asleepWithinHearingAwake = '{hint}, asleep close by or awake, as agreed.';
export const helpsToiletTurningBed = 'Helps with the toilet, with turning in bed, and after a bad dream.';
export const looksQuietlyOftenAgreed = 'Looks in quietly, as often as you have agreed.';
export const writesDownHowNight = 'Writes down how the night was.';
export const watchingOverMedicalMachines =
  'Watching medical machines, unless you have agreed on it and the caregiver knows how.';
export const workingThroughDay = 'Staying on to work the next day.';
export const whenEverythingStillTakes = '{hint}, when everything still takes effort.';
export const helpsSettleMoveSafely = 'Helps to settle in, to move safely, to eat and drink enough.';
export const keepsPlanHospitalGave = 'Keeps to the plan that the hospital gave, and goes along to check-ups.';
export const notesHowThingsGo = 'Notes how things go, for you and for the nurse or doctor.';
export const woundCareHelpMedication =
  'Wound care or help with medication, unless you ask for that skill and the caregiver has it.';
export const waitingEmergencyCaregiverCalls =
  'Calling you first in an emergency. They call for help first. Then they call you.';
export const timeFamilyFamily = '{hint}, and time for the family to be family.';
export const keepsPersonCleanWarm = 'Keeps the person clean, warm and comfortable.';
export const sitsThemAlsoNight = 'Sits quietly with them, at night too.';
export const letsSleepEatGo = 'Gives you time to sleep, eat, or go for a walk.';
export const treatingPainChangingMedicines =
  'Treating pain or changing medicines. That is for the doctor and the nurse.';
export const replacingPalliativeCareTeam = 'Replacing a palliative care team.';

export const gettingStarted = 'Getting started';
export const whatINeedSign = 'What do I need to sign up?';
export const emailAddressPasswordSend = 'An email address and a password. Everything else can wait.';
export const signUp = 'Sign Up';
export const isThereWork = 'Is there work near me?';
export const seeBeforeSigningUp =
  'Before you sign up, you can see where families are looking, for which care, and when.';
export const whichJobsThereAre = 'See which jobs there are now';
export const costAnything = 'Does it cost anything?';
export const makingAccountCostsNothing = 'No. An account is free, and so is applying.';
export const whenCanIApply = 'When can I apply for jobs?';
export const whenProfileCompleteSent =
  'When we’ve approved your profile. Each job says what else it needs, such as a document.';
export const iOnlyCaredMy = 'I’ve only cared for my own family. Is that enough?';
export const countsExperienceSomeJobs =
  'It counts as experience. Some care needs a qualification too, such as personal care.';
export const whatHelpsLearn = 'What helps to learn';
export const documentsChecks = 'Documents and checks';
export const whichDocumentsCanI = 'Which documents can I add?';
export const theseKindsPdfJpeg =
  'PDF, JPEG or PNG, up to 10 MB: {kinds}. A phone photo is fine if we can read every word.';
export const whoSeesMyDocuments = 'Who sees my documents?';
export const placementTeamFamiliesOther = 'You and our team. Nobody else can open them.';
export const howKeepDetails = 'How we keep your details';
export const whatVerifiedMean = 'What does “verified” mean?';
export const personStaffLookedDocument =
  'Someone from our team has checked it. You see what they checked, when, and how long it counts.';
export const whatHappensWhenDocument = 'What if a document expires?';
export const fromDayNoLonger = 'It stops counting for jobs that need it. Add a new one in time.';
export const jobsMatching = 'Jobs and matching';
export const howWorkedOutHow = 'How do you work out if a job fits?';
export const firstComeThingsMust =
  'First we check that you have what the job needs. Then we give it a score of up to 100. Skills count most, then times. Our team sees the same score.';
export const whoSetsMyRate = 'Who sets my rate?';
export const familyMayNameBudget =
  'You do. A rate above a family’s budget lowers your score a little. You agree on pay with the family.';
export const whatIKnowAbout = 'What do I see about a family?';
export const whatCareNeededWhich =
  'The care, town, times, first day, budget, skills and languages. You see names and the address when you are placed.';
export const afterApplied = 'After you have applied';
export const howIHearBack = 'How do I get an answer?';
export const underApplicationsSeeEach =
  'You see each step under Applications, with its date. A “no” has a reason.';
export const whatFamilyLearnAbout = 'What does a family see about me?';
export const nothingUnlessAgreeWhen =
  'Nothing unless you agree. Then they may see your first name, photo, profile, rate, times and which documents we checked. Families you come to also see your surname and phone.';
export const iTakeJobI = 'Must I take a job I’m offered?';
export const noOfferSaysWhich = 'No. Accept the offer, or decline and say why.';
export const canIWithdraw = 'Can I withdraw an application?';
export const yesAnyTimeUntil =
  'Yes, until you are placed. After that, choose “I want to stop” in your application, or call us.';
export const myProfileSuspendedWhat = 'My profile was suspended. What now?';
export const reasonDashboardCallTalk = 'Your dashboard says why. Call us to talk about it.';
export const contact = 'Contact';
export const howICloseMy = 'How do I close my account?';
export const underAccountWhenSigned =
  'Under Account. You can download your data first. We say what we delete, and what we must keep.';
export const account = 'Account';

export const iNeedAccount = 'Do I need an account?';
export const noFillFormSend =
  'No. You fill in the form, send it, and get a reference and a private link to your request page.';
export const whatCost = 'What does it cost?';
export const requestingCareHereCosts =
  'Requesting care is free. You may name a budget for an hour of care. You agree on pay with the caregiver.';
export const whoEmploysInsuresPays = 'Who employs, insures and pays';
export const howSoonWillSomeone = 'How soon will someone come?';
export const cantPromiseDayDepends =
  'We can’t promise a day. It depends on what you need, where and when. We’ll call or email you when we know more.';
export const howRequestBecomesPlacement = 'How a request becomes a placement';
export const whoReadsWhatI = 'Who reads what I write?';
export const staffCaregiversReadDescription =
  'Our team. Caregivers read a description without names, address or contact details. Only caregivers who come to you learn who you are.';
export const whatHappensDetails = 'What happens with your details';
export const canIAskForSomeone = 'Can I ask for someone else?';
export const yesTheirAgreementDaughter =
  'Yes, if they agree, or if you may decide for them. Nurses and neighbours can ask too.';
export const whatIfIStop = 'What if I stop halfway, or lose the connection?';
export const whatTypedStaysDevice =
  'Your answers stay on your device. Open the form again on the same device and continue.';
export const howISeeHow = 'How do I follow my request?';
export const openPrivateLinkShows =
  'Open your private link, or enter your reference and private code. Your request page shows what happens next. Lost them? We can email you a new link.';
export const followRequest = 'Follow your request';
export const canIChangeWithdraw = 'Can I change or withdraw my request?';
export const yesPageRequestChange =
  'Yes, on your request page. Once we’ve started reviewing it, write to our team there, or call us. Once a caregiver is placed, call us to withdraw.';
export const whatCaregiverWhatNot = 'What does a caregiver do, and not do?';
export const fromCompanyHouseworkCare = 'Read about each kind of care, and what caregivers leave to others.';
export const allKindsCare = 'All kinds of care';

export const days = { one: '1 day', other: '{count} days' };

export const onThisPage = 'On this page';
export const call = 'Call {number}';

export const whatCaregiverDoes = 'What the caregiver does';
export const whatCaregiverLeaves = 'What the caregiver does not do';

export const demonstration = 'This is a demonstration';
export const placeholdersNobodyAnswers = 'The number and addresses are examples, and nobody answers there.';
export const callUs = 'Call';
export const writeEmail = 'Write an email';
export const leaveOutHealthDetails = 'Please leave out health details. Others may be able to read an email.';
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
export const shortAnswersIfYours = 'Short answers. Ask us anything else.';
export const somethingElse = 'Something else?';
export const callWriteNoQuestion = 'Call or email us. No question is too small.';
