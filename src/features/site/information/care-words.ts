import { CARE_HINTS } from '../../../domain/care-hints.ts';
import type { CareType } from '../../../domain/vocabulary.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** A kind of care in plain words. `leaves` is what a caregiver leaves to others. */
type CareWords = { summary: string; does: readonly string[]; leaves: readonly string[] };

export const CARE_WORDS: Record<CareType, CareWords> = {
  companionship: {
    summary: fill(t.readPaperGiveDay, { hint: CARE_HINTS.companionship }),
    does: [t.talksListensPlaysCards, t.goesAlongShopPark, t.eatsTogetherNoticesWhen],
    leaves: [t.washingDressingChoosePersonal, t.cleaningBeyondCupsTable],
  },
  personal_care: {
    summary: fill(t.helpWhatMostPrivate, { hint: CARE_HINTS.personal_care }),
    does: [t.helpsWashingShoweringDressing, t.helpsToiletPadsDiscreetly, t.helpsGetUpSit],
    leaves: [t.nursingSuchInjectionsCatheters, t.goingWhenPersonSays],
  },
  household_help: {
    summary: fill(t.houseGoes, { hint: CARE_HINTS.household_help }),
    does: [t.cooksWashesUpLaundry, t.keepsRoomsPeopleLive, t.shopsPutsEverythingWhere],
    leaves: [t.repairsHeavyGardeningMoving, t.handlingBankCardsSigning],
  },
  dementia_care: {
    summary: fill(t.routineStaysSame, { hint: CARE_HINTS.dementia_care }),
    does: [t.keepsWhatFamiliarExplains, t.watchesDangersStoveFront, t.tellsWhatDifferentToday],
    leaves: [t.judgingHowIllnessGoes, t.careAroundClockAlone],
  },
  disability_support: {
    summary: fill(t.homeOutside, { hint: CARE_HINTS.disability_support }),
    does: [t.followsPersonsLeadWhat, t.helpsMovingAidsGetting, t.givesTimeRoomThings],
    leaves: [t.decidingPerson, t.therapySuchPhysiotherapySpeech],
  },
  respite_care: {
    summary: fill(t.hoursDaysOneWho, { hint: CARE_HINTS.respite_care }),
    does: [t.followsRoutineWriteDown, t.givesCareGiveWithin, t.callsWhenMattersNot],
    leaves: [t.startingWithoutHandoverFrom, t.changingWhatDoctorSettled],
  },
  overnight_care: {
    summary: fill(t.asleepWithinHearingAwake, { hint: CARE_HINTS.overnight_care }),
    does: [t.helpsToiletTurningBed, t.looksQuietlyOftenAgreed, t.writesDownHowNight],
    leaves: [t.watchingOverMedicalMachines, t.workingThroughDay],
  },
  after_hospital: {
    summary: fill(t.whenEverythingStillTakes, { hint: CARE_HINTS.after_hospital }),
    does: [t.helpsSettleMoveSafely, t.keepsPlanHospitalGave, t.notesHowThingsGo],
    leaves: [t.woundCareHelpMedication, t.waitingEmergencyCaregiverCalls],
  },
  palliative_care: {
    summary: fill(t.timeFamilyFamily, { hint: CARE_HINTS.palliative_care }),
    does: [t.keepsPersonCleanWarm, t.sitsThemAlsoNight, t.letsSleepEatGo],
    leaves: [t.treatingPainChangingMedicines, t.replacingPalliativeCareTeam],
  },
};
