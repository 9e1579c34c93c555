/** What tells one crash game from another. */
type Flight = {
  /** What players get of a fair multiple, in hundredths: the return of every way to play, in per cent. */
  readonly share: number
  /** How many times as fast as the usual flight its multiple grows (`flight.ts`). */
  readonly pace: number
  /** The multiple, in hundredths, at which everybody leaves. */
  readonly highest: number
}

export type FlightName = 'rocket' | 'dive'

/** By name. The share of the dive is that of the game that made crash games known (Aviator, 97 %). */
export const flights: { readonly [name in FlightName]: Flight } = {
  rocket: { share: 99, pace: 1, highest: 1_000_000 },
  dive: { share: 97, pace: 2, highest: 100_000 },
}
