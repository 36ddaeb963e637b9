import { uuidOf } from './picks.ts';

/** Signs in every demo account. Local demonstrations only. */
export const DEMO_PASSWORD = 'demo-Passw0rd';

export type DemoAccount = { id: string; email: string; password: string };

/** An account of the demo by the name before the @, for the demo and the tests. */
export const demoAccount = (name: string): DemoAccount => ({
  id: uuidOf(`account/${name}`),
  email: `${name}@demo.test`,
  password: DEMO_PASSWORD,
});

/** The name of the demo's admin. */
export const ADMIN_NAME = 'Orla Keane';

/** The accounts that people are told about (docs/specification.md, Fixed names). */
export const demoAccounts = {
  admin: demoAccount('admin'),
  /** Complete and approved. */
  caregiver: demoAccount('caregiver'),
  /** A profile that is only begun. */
  newcomer: demoAccount('newcomer'),
  /** Only a legacy record: no row in users. */
  legacy: demoAccount('legacy'),
};
