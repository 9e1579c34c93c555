import { add, parseAmount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { Book, Owner } from '../book/book.ts'
import type { Round } from '../book/entry.ts'
import type { Journal } from '../book/journal.ts'
import { CHOICES, type Choice, LUCKY_COIN, winOf } from '../titles.ts'
import { PlayRefusal } from './play-refusal.ts'

type Needs = {
  readonly book: Book
  readonly journal: Journal
  readonly now: () => Date
  /** A whole number from 0 up to, not including, `below`; nobody can tell which beforehand. */
  readonly draw: (below: number) => number
}

export type Toss = { readonly round: string; readonly choice: Choice; readonly stake: string }

/**
 * Tosses the coin: takes the stake, draws the side, pays what it won, all in one entry of the journal, and tells of it
 * when that is on the disk. The same round is tossed once. Refuses with `stake` and `not_enough_money`.
 */
export const playRound =
  ({ book, journal, now, draw }: Needs) =>
  async (owner: Owner, toss: Toss): Promise<Round> => {
    const known = book.round(toss.round)
    if (known) {
      const same = known.member === owner.member && known.choice === toss.choice && known.stake === toss.stake
      if (!same) throw new PlayRefusal('invalid_request')
      await journal.written()
      return known
    }
    const stake = parseAmount(toss.stake)
    if (stake < LUCKY_COIN.minimumStake || stake > LUCKY_COIN.maximumStake) throw new PlayRefusal('stake')
    const before = book.balanceOf(owner)
    if (stake > before) throw new PlayRefusal('not_enough_money')
    const face = CHOICES[draw(CHOICES.length)] ?? CHOICES[0]
    const win = face === toss.choice ? winOf(stake) : ZERO
    const played = {
      kind: 'played' as const,
      ...toss,
      ...owner,
      game: LUCKY_COIN.code,
      face,
      win: writeAmount(win),
      balance: writeAmount(add(subtract(before, stake), win)),
      at: now().toISOString(),
    }
    book.take(played)
    await journal.append(played)
    return played
  }
