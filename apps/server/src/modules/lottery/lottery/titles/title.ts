import type { PlayType } from '@sanuk/contracts/catalogue'
import type { Localized } from '@sanuk/contracts/wire'

/** From which the art builder draws the cover of a lottery. Symbols are named as in `tools/art`; hues are OKLCH degrees. */
type Cover = {
  readonly symbol: string
  readonly hues: readonly [light: number, deep: number]
  readonly pattern:
    | 'bubbles'
    | 'diamonds'
    | 'hills'
    | 'petals'
    | 'rays'
    | 'rings'
    | 'rosette'
    | 'scales'
    | 'sparks'
    | 'twist'
    | 'waves'
    | 'weave'
  readonly accents: readonly string[]
  readonly arrangement: 'drawn' | 'flanked' | 'ringed'
}

/** A lottery as the lobby shows it. */
export type LotteryTitle = {
  /** Its code in issues, bets and addresses, and the name of its cover. */
  readonly code: string
  readonly names: Localized
  readonly playType: PlayType
  /** Stakes in the brand's unit of currency, as decimal text. */
  readonly minimumStake: string
  readonly maximumStake: string
  readonly tags?: readonly ('hot' | 'new')[]
  readonly cover: Cover
}

/** A label: what the lobby calls a vassalage. Its lotteries in the order in which they are shown. */
export type LotteryLabel = {
  readonly code: string
  readonly name: string
  readonly gameType: 'LOTT' | 'ELOTT'
  /** Its small icon: a symbol on a ground of two hues. */
  readonly icon: { readonly symbol: string; readonly hues: readonly [light: number, deep: number] }
  readonly titles: readonly LotteryTitle[]
}
