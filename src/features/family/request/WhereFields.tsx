import { Combobox } from '../../../ui/combobox/Combobox.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { QUESTIONS } from './questions.ts';
import { suggestPlaces } from './send-request.ts';
import type { StepFieldsProps } from './step-fields.ts';

export function WhereFields({ answers, errors, answer }: StepFieldsProps) {
  return (
    <>
      <Combobox
        id="place"
        label={QUESTIONS.place}
        hint="Start typing and choose from the list. Caregivers see this."
        value={answers.place}
        text={answers.placeText}
        onTextChange={(placeText) => answer({ placeText })}
        error={errors.place}
        load={suggestPlaces}
        emptyText="No place has that name. Try the nearest town."
        onChange={(place) => answer({ place })}
      />
      <TextArea
        id="address"
        label={QUESTIONS.address}
        hint="House and street. Only our staff and the caregiver who is placed with you see it."
        rows={3}
        autoComplete="street-address"
        value={answers.address}
        error={errors.address}
        onChange={(event) => answer({ address: event.currentTarget.value })}
      />
    </>
  );
}
