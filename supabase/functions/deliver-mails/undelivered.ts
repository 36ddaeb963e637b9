/** Why an email was not handed over: the mail server's words, or a code that staff's screen words. */
export class Undelivered extends Error {
  /** The server refuses this recipient for good. */
  isFinal: boolean;
  /** It is about the server, not about this email: the others would fare alike. */
  isDown: boolean;

  constructor(words: string, about: { isFinal?: boolean; isDown?: boolean }) {
    super(words);
    this.isFinal = about.isFinal ?? false;
    this.isDown = about.isDown ?? false;
  }
}
