import { randomInt } from 'node:crypto'
import { popularLotteries } from '@sanuk/contracts/lottery'
import { shoot, yeekeeShots } from '@sanuk/contracts/lottery-yeekee'
import type { Call } from '@sanuk/wire/wire'

/** How the lotteries that are shot for are called. */
const SHOT_FOR = /^yeekee-/

/** Shoots any number at one of the rounds of Yeekee that are open. Does nothing where none is. */
export async function shootAtYeekee(call: Call): Promise<void> {
  const { list } = await call(popularLotteries, { query: { vendors: 'TCG_SEA', count: '60' } })
  const rounds = list.filter(({ gameCode, open }) => open && SHOT_FOR.test(gameCode))
  const round = rounds[randomInt(Math.max(1, rounds.length))]
  if (!round?.open) return
  const params = { gameCode: round.gameCode, number: round.open.number }
  const { isOpen } = await call(yeekeeShots, { params, query: {} })
  if (isOpen) await call(shoot, { params, body: { shot: String(randomInt(100_000)).padStart(5, '0') } })
}
