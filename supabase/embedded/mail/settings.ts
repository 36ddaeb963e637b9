import { contactIsPlaceholder, operator } from '../../../src/domain/operator.ts';
import { StartupError } from '../startup-error.ts';

/** The mail server and its limits. */
export type SmtpSettings = { url: string; from: string; aMinute: number };

/**
 * The mail server of the environment: SMTP_URL, MAIL_FROM (default: the operator's contact address),
 * MAILS_A_MINUTE (default 60). Undefined without SMTP_URL. Throws `StartupError` for invalid values.
 */
export function readSmtpSettings(
  env: Readonly<Record<string, string | undefined>>,
): SmtpSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from = contactIsPlaceholder ? '' : operator.contact.email } = env;
  if (!url) return undefined;
  if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
    throw new StartupError('SMTP_URL must look like smtps://USER:PASSWORD@mail.example.org:465.');
  }
  if (!/^[^@\r\n]*[^@\s]@[^@\s]+$/.test(from)) {
    throw new StartupError('With SMTP_URL, MAIL_FROM must say which address emails come from.');
  }
  const aMinute = Number(env['MAILS_A_MINUTE'] ?? 60);
  if (!Number.isInteger(aMinute) || aMinute < 1)
    throw new StartupError('MAILS_A_MINUTE must be a number above 0.');
  return { url, from, aMinute };
}
