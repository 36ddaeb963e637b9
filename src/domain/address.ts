/** A street address with its town, of which people write a part or nothing. */
export const wholeAddress = (address: string, town: string): string =>
  [address, ...town.split(', ').filter((part) => !address.toLowerCase().includes(part.toLowerCase()))].join(
    ', ',
  );

/** Where a map shows an address. */
export const mapHref = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
