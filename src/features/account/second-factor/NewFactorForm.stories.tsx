import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, ok } from '../../../lib/result.ts';
import { NewFactorForm } from './NewFactorForm.tsx';

const picture = "data:image/svg+xml;utf-8,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>";

const meta = {
  component: NewFactorForm,
  args: {
    service: {
      proveOwner: async () => ok(null),
      beginFactor: async () => ok({ id: '1', picture, key: 'IPYO3MCSKWHEQQHIJCXUGHKSSFOBMEFC' }),
      confirmFactor: async () => fail({ kind: 'refused', code: 'mfa_verification_failed' }),
    },
  },
} satisfies Meta<typeof NewFactorForm>;
export default meta;

export const ToScan: StoryObj<typeof meta> = {};
