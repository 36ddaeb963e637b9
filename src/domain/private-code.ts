/** A tracking secret as people read it out and copy it by hand: in groups of four. */
export const showPrivateCode = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
