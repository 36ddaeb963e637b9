import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';

/** After an account was deleted. */
export const Farewell = () => (
  <Stack gap={4} align="start">
    <PageHeader
      title="Your account is deleted"
      intro="Nothing of it is left on this device. You can sign up again with the same address whenever you like. Thank you for having been with us."
    />
    <ButtonLink href={href('landing')}>To the start</ButtonLink>
  </Stack>
);
