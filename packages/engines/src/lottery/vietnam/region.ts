type PrizeName = 'special' | 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | 'eighth'

/** A prize of a draw: how many digits its numbers have and how many of them there are. */
type Prize = { readonly name: PrizeName; readonly digits: number; readonly count: number }

/** How a region draws: its prizes in the order of a result, and which of them is drawn first, of two and three digits. */
export type Region = {
  readonly prizes: readonly Prize[]
  readonly lowest: { readonly two: string; readonly three: string }
}

/** The north: 27 numbers. */
export const NORTH: Region = {
  prizes: [
    { name: 'special', digits: 5, count: 1 },
    { name: 'first', digits: 5, count: 1 },
    { name: 'second', digits: 5, count: 2 },
    { name: 'third', digits: 5, count: 6 },
    { name: 'fourth', digits: 4, count: 4 },
    { name: 'fifth', digits: 4, count: 6 },
    { name: 'sixth', digits: 3, count: 3 },
    { name: 'seventh', digits: 2, count: 4 },
  ],
  lowest: { two: 'seventh', three: 'sixth' },
}

/** The south, and alike the centre: 18 numbers. */
export const SOUTH: Region = {
  prizes: [
    { name: 'special', digits: 6, count: 1 },
    { name: 'first', digits: 5, count: 1 },
    { name: 'second', digits: 5, count: 1 },
    { name: 'third', digits: 5, count: 2 },
    { name: 'fourth', digits: 5, count: 7 },
    { name: 'fifth', digits: 4, count: 1 },
    { name: 'sixth', digits: 4, count: 3 },
    { name: 'seventh', digits: 3, count: 1 },
    { name: 'eighth', digits: 2, count: 1 },
  ],
  lowest: { two: 'eighth', three: 'seventh' },
}

/** How many digits each number of a result has. */
export const widthsOf = ({ prizes }: Region): number[] =>
  prizes.flatMap(({ digits, count }) => Array.from({ length: count }, () => digits))

/** Places in a result of the numbers that a bet on so many digits is compared with: of all prizes, or of those named. */
export function placesOf(
  region: Region,
  { prizes, digits }: { prizes: readonly string[] | 'all'; digits: number },
): number[] {
  const names = region.prizes.flatMap(({ name, count }) => Array.from({ length: count }, () => name))
  const widths = widthsOf(region)
  return names.flatMap((name, place) =>
    (prizes === 'all' || prizes.includes(name)) && (widths[place] ?? 0) >= digits ? [place] : [],
  )
}
