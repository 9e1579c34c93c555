import type { GameEntry, PlayType } from '@sanuk/contracts/catalogue'

/** What a heading of the hall says: a kind of lottery, or animals, which the catalogue lists as Thai. */
export type HallHeading = PlayType | 'animals' | 'others'

type Listed = { readonly game: Pick<GameEntry, 'vendor' | 'defaultPlayType'> }

/** The vendor whose one lottery draws animals. */
const ANIMALS_VENDOR = 'ELOTT'

/** Lotteries under the headings of their kinds, which come in the order of the catalogue. */
export function hallGroups<Lottery extends Listed>(
  list: readonly Lottery[],
  orderOf: (lottery: Lottery) => number,
): readonly { readonly heading: HallHeading; readonly lotteries: readonly Lottery[] }[] {
  return [...Map.groupBy(list, headingOf)].map(([heading, lotteries]) => ({
    heading,
    lotteries: lotteries.toSorted((a, b) => orderOf(a) - orderOf(b)),
  }))
}

const headingOf = ({ game: { vendor, defaultPlayType } }: Listed): HallHeading =>
  vendor === ANIMALS_VENDOR ? 'animals' : (defaultPlayType ?? 'others')
