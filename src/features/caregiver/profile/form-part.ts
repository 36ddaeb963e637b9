import type { UseFormReturn } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import type { profileForm, ProfileInput } from './profile-form.ts';

/** What each part of the profile's form gets: the one form they share. */
export type FormPart = { form: UseFormReturn<ProfileInput, unknown, InferOutput<typeof profileForm>> };
