import type { GameEntry } from '@sanuk/contracts/catalogue'

/** A lottery of a page, and the address where it is played. */
export type ListedLottery = { readonly game: GameEntry; readonly href: string }
