import type { GameEntry, PlayType } from '@sanuk/contracts/catalogue'
import { VIETNAM_REGIONS, type VietnamRegion } from '@sanuk/contracts/lottery-vietnam'

/** What a heading of the hall says: a kind of lottery, animals, which the catalogue lists as Thai, or a region. */
export type HallHeading = PlayType | VietnamRegion | 'favourites' | 'animals' | 'others'

type Listed = { readonly game: Pick<GameEntry, 'vendor' | 'defaultPlayType'> }

/** Where lotteries of Vietnam are drawn, by the code of the game. */
export type Regions = ReadonlyMap<string, VietnamRegion>

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

type Group<Lottery> = { readonly heading: HallHeading; readonly lotteries: readonly Lottery[] }

/** Groups with those of Vietnam cut by region, and the group that is wanted before the others. */
export function withRegions<Lottery extends { readonly game: Pick<GameEntry, 'gameCode'> }>(
  groups: readonly Group<Lottery>[],
  { regions, first }: { readonly regions: Regions | undefined; readonly first: string | undefined },
): readonly Group<Lottery>[] {
  const cut = groups.flatMap((group) => {
    if (group.heading !== 'VN' || !regions) return [group]
    const byRegion = Map.groupBy(group.lotteries, ({ game }) => regions.get(game.gameCode))
    const headings = [...VIETNAM_REGIONS, undefined]
    return headings.flatMap((region) => {
      const lotteries = byRegion.get(region)
      return lotteries ? [{ heading: region ?? group.heading, lotteries }] : []
    })
  })
  return cut.toSorted((one, other) => Number(other.heading === first) - Number(one.heading === first))
}

/** Groups with a member's favourites before them; each stays in its own group as well, so that none moves away. */
export function withFavourites<Lottery>(
  groups: readonly Group<Lottery>[],
  isFavourite: (lottery: Lottery) => boolean,
): readonly Group<Lottery>[] {
  const lotteries = groups.flatMap((group) => group.lotteries.filter(isFavourite))
  return lotteries.length > 0 ? [{ heading: 'favourites', lotteries }, ...groups] : groups
}
