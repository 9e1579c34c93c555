import { amount, parseAmount, subtract } from '@sanuk/money/amount'
import type { SpinResult } from '#protocol'
import { type Game, setStake, showBalance } from '../game.ts'
import { levelOf, movesIn, paidIn, type Showing, stepOf } from '../round.ts'
import { keptProgress } from '../server/kept-progress.ts'
import type { Next } from './next.ts'
import { startReels, stopReels } from './turn.ts'
import { wayInto } from './way-on.ts'

/**
 * A round that was decided but not seen to its end goes on where the player left it. Its win is in the balance
 * already; it is shown there only once the player has seen it won.
 */
export async function resuming(game: Game, { round }: { round: SpinResult }): Promise<Next> {
  const { panel, say } = game
  const begun = movesIn(round) > 0
  const showing = { round, at: begun ? round.steps.length - 1 : keptProgress(round) }
  const notYetSeen = subtract(game.balance, paidIn(round))
  game.balance = notYetSeen < 0n ? amount(0n) : notYetSeen
  showBalance(game)
  setStake(game, levelOf(round, game.opened.machine.coins))
  panel.notice.show(say('game.resuming'), { retry: false })
  panel.bar.role = 'stop'
  await game.intents.hurried((hurry) => game.clock.wait(1400, hurry))
  panel.notice.hide()
  if (begun) return backToTable(game, showing)
  if (showing.at > 0) {
    const before = round.steps.slice(0, showing.at).findLast(({ kind }) => kind !== 'respin')
    if (before) game.stage.reels.show(before.grid)
    game.features.hold?.values.show(before?.held ?? [], game.stake)
    return wayInto(showing)
  }
  if (round.bought) return { to: 'free-spins-bought', showing }
  startReels(game)
  await game.intents.hurried((hurry) => stopReels(game, showing, hurry))
  return { to: 'showing-wins', showing }
}

/** The reels have been seen: the gamble or the board goes on where it stood, or is told as it ended. */
function backToTable(game: Game, showing: Showing): Next {
  game.stage.reels.show(stepOf(showing).grid)
  game.panel.bar.win = game.money(parseAmount(showing.round.win))
  if (showing.round.board) return { to: 'picking', showing }
  return showing.round.gamble?.paid === null ? { to: 'gambling', showing } : { to: 'settling', showing }
}
