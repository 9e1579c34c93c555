import { gridAt } from '@sanuk/engines/slots/grid'
import { writeAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { machineView } from '../machines/machine-view.ts'
import { playableMachine } from '../machines/playable.ts'
import type { GameState } from '../protocol.ts'
import { playerOf, type Seeds } from '../seeds/seeds.ts'
import type { OpenSession } from '../sessions/session-store.ts'
import { GameRefusal } from './game-refusal.ts'
import type { Play } from './play.ts'

/** Everything a client needs to begin or to go on. */
export const gameState =
  (play: Play<OpenSession>, seeds: Pick<Seeds, 'of'>) =>
  async (token: string, session: OpenSession): Promise<GameState> => {
    const playable = playableMachine(session.game)
    if (!playable) throw new GameRefusal('game_closed')
    const unfinished = await play.unfinished(session)
    const balance = await play.balance(session)
    const { machine, stakes } = playable
    const { minimum, maximum } = session.limits
    const offered = stakes.filter((stake) => stake >= minimum && stake <= maximum)
    if (offered.length === 0) throw new GameRefusal('no_stakes')
    const { mode, nickname, language, returnUrl, cashierUrl, historyUrl } = session
    return {
      ...{ mode, nickname, language, returnUrl, cashierUrl, historyUrl, unfinished },
      session: token,
      seeds: await seeds.of(playerOf(session)),
      currency: currency(session.currency),
      balance: writeAmount(balance),
      stakes: offered.map(writeAmount),
      machine: machineView(playable),
      grid: gridAt(machine.strips.base, machine.opening, machine.rows).map((reel) => [...reel]),
    }
  }
