import { shownAt } from '@sanuk/engines/slots/reels'
import { writeAmount } from '@sanuk/money/amount'
import { inCurrency } from '@sanuk/money/by-currency'
import { currency } from '@sanuk/money/currency'
import { playableGame, slotGame } from '../games/games.ts'
import { instantView } from '../instant/instant-view.ts'
import { amountShown } from '../jackpots/amount-shown.ts'
import type { Jackpots } from '../jackpots/jackpots.ts'
import type { MustDrops } from '../jackpots/must-drop.ts'
import { machineView } from '../machines/machine-view.ts'
import type { SlotGame } from '../machines/slot-game.ts'
import type { AnyState } from '../protocol.ts'
import { playerOf, type Seeds } from '../seeds/seeds.ts'
import type { OpenSession } from '../sessions/session.ts'
import type { Art } from '../titles/art.ts'
import { GameRefusal } from './game-refusal.ts'
import type { Play } from './play.ts'

type Needs = {
  readonly play: Play<OpenSession>
  readonly seeds: Pick<Seeds, 'of'>
  readonly art: Art
  readonly jackpots: Jackpots
  readonly mustDrops: MustDrops
}

/** Everything a client needs to begin or to go on. */
export const gameState =
  (needs: Needs) =>
  async (token: string, session: OpenSession): Promise<AnyState> => {
    const unfinished = await needs.play.unfinished(session)
    const opened = await openedBy(needs, session)
    const slot = slotGame(session.game)
    const told = { ...opened, session: token }
    if (slot) {
      const [jackpot, freeRounds] = await Promise.all([amountShown(needs, session), needs.play.freeRounds(session)])
      return {
        ...told,
        ...reelsOf(slot, session),
        jackpot,
        freeRounds,
        unfinished: unfinished && 'steps' in unfinished ? unfinished : null,
      }
    }
    return {
      ...told,
      instant: instantView(session.game, await needs.art()),
      unfinished: unfinished && 'view' in unfinished ? unfinished : null,
    }
  }

async function openedBy({ play, seeds }: Needs, session: OpenSession) {
  const { mode, nickname, language, returnUrl, cashierUrl, historyUrl } = session
  const { minimum, maximum } = session.limits
  const playable = playableGame(session.game)
  if (!playable) throw new GameRefusal('game_closed')
  const stakes = inCurrency(playable.stakes, session.currency)
  const offered = stakes.filter((stake) => stake >= minimum && stake <= maximum)
  if (offered.length === 0) throw new GameRefusal('no_stakes')
  return {
    mode,
    nickname,
    language,
    returnUrl,
    cashierUrl,
    historyUrl,
    seeds: await seeds.of(playerOf(session)),
    currency: currency(session.currency),
    balance: writeAmount(await play.balance(session)),
    stakes: offered.map(writeAmount),
  }
}

const reelsOf = (slot: SlotGame, session: OpenSession) => ({
  machine: machineView(slot, session),
  grid: shownAt(slot.machine, 'base', { stops: slot.machine.opening, filled: [] }).map((reel) => [...reel]),
})
