// bundle: answers
/** A town, and the county or state that tells it from others of its name. */
export type Place = { id: number; name: string; region: string };

/** As people write it: Kinsale, Co. Cork. */
export const placeInWords = ({ name, region }: Pick<Place, 'name' | 'region'>) => `${name}, ${region}`;

/** A place as one of a combobox's suggestions. */
export const placeOption = (place: Place) => ({ value: String(place.id), label: placeInWords(place) });
