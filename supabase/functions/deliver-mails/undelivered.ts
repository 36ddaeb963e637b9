/** Why an email was not sent: the mail server's words, or a code that has words on staff's screen. */
export class Undelivered extends Error {
  /** The server refuses this recipient for good. */
  isFinal: boolean;
  /** The server itself failed, so other emails would, too. */
  isDown: boolean;

  constructor(words: string, about: { isFinal?: boolean; isDown?: boolean }) {
    super(words);
    this.isFinal = about.isFinal ?? false;
    this.isDown = about.isDown ?? false;
  }
}
