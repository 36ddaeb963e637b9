/** What every screen of an area gets: its route's parameters, and a way to navigate. */
export type ScreenProps = { params: Record<string, string>; open: (path: string, replace?: boolean) => void };
