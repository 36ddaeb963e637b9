/** Why an email was not sent: the mail server's words, or a code that staff's screen words. */
export class Undelivered extends Error {
  /** The server refuses this recipient for good. */
  isFinal: boolean;
  /** It is about the server, so other emails would fail too. */
  isDown: boolean;

  constructor(words: string, about: { isFinal?: boolean; isDown?: boolean }) {
    super(words);
    this.isFinal = about.isFinal ?? false;
    this.isDown = about.isDown ?? false;
  }
}
