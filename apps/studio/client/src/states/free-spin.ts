import { enterFreeSpins } from '../free-spins/scene.ts'
import type { Game } from '../game.ts'
import { meterBefore, type Showing, wonBefore } from '../round.ts'
import { keepProgress } from '../server/kept-progress.ts'
import { standingReels } from '../wilds/filled.ts'
import type { Next } from './next.ts'
import { startReels, stopReels } from './turn.ts'

/** One free spin: costs nothing, shows what was decided with the round. */
export async function freeSpin(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel, money } = game
  keepProgress(showing)
  enterFreeSpins(game)
  panel.bar.role = 'stop'
  panel.bar.win = money(wonBefore(showing))
  panel.meter.show(meterBefore(showing), money(wonBefore(showing)))
  startReels(game, standingReels(game.opened.machine, showing.round, showing.at))
  await game.intents.hurried((hurry) => stopReels(game, showing, hurry))
  return { to: 'showing-wins', showing }
}
