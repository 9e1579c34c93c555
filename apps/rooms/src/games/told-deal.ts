import { SERIES_LENGTH } from '@sanuk/engines/live/series-games'
import { SHOE_CARDS } from '@sanuk/engines/live/shoe'
import type { GameCode, Turn } from '../protocol.ts'
import type { Deal, DealtSeries, TableGame } from './table-game.ts'

/** Games that people deal in studios: what was told of them can be verified. */
export const STUDIO_GAMES: readonly GameCode[] = ['baccarat', 'dragon-tiger', 'roulette', 'sic-bo']

/** Whether coups of a game come out of one shoe. */
export const isFromShoe = ({ code }: Pick<TableGame, 'code'>): boolean => code === 'baccarat' || code === 'dragon-tiger'

/** A series that is dealt in a studio: none of its coups is known before it is told. */
export const toldSeries = (game: Pick<TableGame, 'code'>): DealtSeries => ({
  burn: null,
  length: isFromShoe(game) ? SHOE_CARDS : SERIES_LENGTH,
  deal: () => null,
})

/** A coup of which nothing is known yet, or never will be: no spot wins, and every stake comes back. */
export const untoldDeal = ({ number, start }: Pick<Deal, 'number' | 'start'>): Deal => ({
  number,
  start,
  end: start,
  turns: [],
  result: { faces: [], roads: [], won: [], returned: [] },
  recorded: {},
  settle: (bets) => {
    const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
    return { bets: bets.map((bet) => ({ ...bet, win: bet.stake })), stake, win: stake, valid: 0n }
  },
})

/** Stands for a coup of which nothing is drawn here: only turns say what it is. */
export const NOTHING_DRAWN: Deal = untoldDeal({ number: 0, start: 0 })

type Place = Pick<Deal, 'number' | 'start'>

/** A coup as these turns make it; null where no coup of the game shows them. */
export function toldDeal(
  game: Pick<TableGame, 'entry'>,
  { number, start }: Place,
  turns: readonly Turn[],
): Deal | null {
  const judged = game.entry?.judge(turns, untoldDeal({ number, start }))
  return judged ? { number, start, end: start + judged.turns.length, ...judged } : null
}
