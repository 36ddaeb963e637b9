import { operator } from './operator.ts';
import { href } from './routes.ts';

/** What a message says: its subject, and as an email a heading, paragraphs around one link, whose path is on our site. */
export type Message = {
  subject: string;
  heading: string;
  before: readonly string[];
  link: { label: string; path: string };
  after: readonly string[];
};

type Kind<Param extends string> = {
  /** What staff call it. */
  label: string;
  params: readonly Param[];
  words: (given: Record<Param | 'to', string>) => Message;
};
const kind = <Param extends string>(
  label: string,
  params: readonly Param[],
  words: Kind<Param>['words'],
): Kind<Param> => ({ label, params, words });

// The auth server's tokens are letters, digits and hyphens; encoded, its own placeholders would be none.
const confirmation = (token: string, type: string) =>
  `${href('confirmEmail')}?token_hash=${token}&type=${type}`;

/**
 * Every kind of message, by its name in the database (`private.mail_kind`): its label, the params that SQL queues it with, and
 * its words, told those and the address that it goes to.
 */
export const MESSAGES = {
  invitation: kind('Invitation', ['token'], ({ to, token }) => ({
    subject: 'You are invited to join our team',
    heading: 'You are invited',
    before: [
      `You have been invited to join our placement team, with the address ${to}. As an admin you help families find the right caregiver.`,
    ],
    link: { label: 'Accept the invitation', path: `${href('register')}?invitation=${token}` },
    after: [
      'The link is for you alone and works for seven days. If you did not expect this, ignore this email and nothing happens.',
    ],
  })),

  role_changed: kind('Changed role', ['role'], ({ to, role }) => ({
    subject: 'Your account has changed',
    heading: 'Your account has changed',
    before: [`Our team has changed what your account ${to} may do. From now on your role is: ${role}.`],
    link: { label: 'Sign in', path: href('login') },
    after: [`If this surprises you, please call us: ${operator.contact.phone}`],
  })),

  deactivated: kind('Closed account', ['reason'], ({ to, reason }) => ({
    subject: 'Your account has been closed for now',
    heading: 'Your account is closed for now',
    before: [
      `Our team has closed the account ${to}. It cannot be used at present. Nothing in it has been deleted. We wrote:`,
      `“${reason}”`,
    ],
    link: { label: 'Contact us', path: href('contact') },
    after: ['If you think this is a mistake, or have a question, please ask. We are glad to help.'],
  })),

  address_changed: kind('Changed address', [], ({ to }) => ({
    subject: 'Your account has a new email address',
    heading: 'Your account has a new email address',
    before: [
      `The account that was ${to} until now has a new address. From now on, sign in with that one. Emails no longer come here.`,
      'If it was you, there is nothing to do. If it was not, contact us at once.',
    ],
    link: { label: 'Contact us', path: href('contact') },
    after: [],
  })),

  question: kind('Question to a family', ['reference'], ({ reference }) => ({
    subject: `A question about your request ${reference}`,
    heading: 'We have a question',
    before: [
      `Thank you for your request ${reference}. Before we can go on, we would like to ask you something.`,
      'To read the question and answer it, please open the private link that you were given with your request. Without the link, your reference and your private code do as well:',
    ],
    link: { label: 'Open my request', path: href('track') },
    after: [`You may also call us, whatever is easier for you: ${operator.contact.phone}`],
  })),

  confirmation: kind('Confirmation of an address', ['token'], ({ to, token }) => ({
    subject: 'Please confirm your email address',
    heading: 'Welcome',
    before: [`Please confirm that ${to} is your address, and your account is ready.`],
    link: { label: 'Confirm my address', path: confirmation(token, 'signup') },
    after: [
      'The link works once and for one hour. If you did not sign up, ignore this email and nothing happens.',
    ],
  })),

  recovery: kind('Link to a new password', ['token'], ({ to, token }) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    before: [`Someone, we hope you, asked for a new password for ${to}.`],
    link: { label: 'Choose a new password', path: confirmation(token, 'recovery') },
    after: [
      'The link works once and for one hour. If it was not you, ignore this email: your password stays as it is.',
    ],
  })),

  email_change: kind('Confirmation of a new address', ['token'], ({ to, token }) => ({
    subject: 'Please confirm your new email address',
    heading: 'Confirm your new address',
    before: [`Please confirm that you want to sign in with ${to} from now on.`],
    link: { label: 'Confirm my new address', path: confirmation(token, 'email_change') },
    after: [
      'The link works once and for one hour. If you did not ask for this, ignore this email: nothing changes.',
    ],
  })),
};

export type MessageKind = keyof typeof MESSAGES;

/** The message of a kind for an address. Throws when there is no such kind, or a param is missing. */
export function messageOf(name: string, to: string, given: Readonly<Record<string, unknown>>): Message {
  if (!Object.hasOwn(MESSAGES, name)) throw new Error(`There is no message of the kind "${name}".`);
  const { params, words } = MESSAGES[name as MessageKind] as Kind<string>;
  const values = params.map((param) => {
    if (typeof given[param] !== 'string') throw new Error(`The message "${name}" lacks its ${param}.`);
    return [param, given[param]] as const;
  });
  return words({ ...Object.fromEntries(values), to });
}
