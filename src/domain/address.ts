/** A street address with its town, if people left that out. */
export const wholeAddress = (address: string, town: string): string =>
  [address, ...town.split(', ').filter((part) => !address.toLowerCase().includes(part.toLowerCase()))].join(
    ', ',
  );

/** The link to an address on a map. */
export const mapHref = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
