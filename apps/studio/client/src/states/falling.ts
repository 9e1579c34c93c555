import { enterFreeSpins } from '../free-spins/scene.ts'
import type { Game } from '../game.ts'
import { meterBefore, type Showing, spinOf, stepOf, wonBefore } from '../round.ts'
import { keepProgress } from '../server/kept-progress.ts'
import { winningCells } from '../wins/shown-wins.ts'
import type { Next } from './next.ts'
import { describeReels, fallPaceOf } from './turn.ts'

/** Semitones of a scale of five, one for each fall: the pops climb it. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]

/** Between the burst and the fall: the gaps are seen. */
const GAP_MS = 130

/** What won in the step before bursts, what is above falls down, and new symbols come in from the top. */
export async function falling(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel, stage, sound, money } = game
  const { kind, followed } = spinOf(showing)
  const { grid } = stepOf(showing)
  keepProgress(showing)
  game.winShow.end()
  panel.bar.role = 'skip'
  panel.bar.win = money(wonBefore(showing))
  panel.result.detail = ''
  if (kind === 'free') {
    enterFreeSpins(game)
    panel.meter.show(meterBefore(showing), money(wonBefore(showing)))
  }
  const gone = winningCells(stepOf({ ...showing, at: showing.at - 1 }), game.opened.machine)
  await game.intents.hurried(async (hurry) => {
    await stage.pops.swell(gone, hurry)
    sound.play('pop', 2 ** ((SCALE[Math.min(followed, SCALE.length) - 1] ?? 0) / 12))
    stage.pops.burst(gone)
    panel.ladder.reach(followed)
    await game.clock.wait(GAP_MS, hurry)
    await stage.reels.fall(grid, gone, { pace: fallPaceOf(game), hurry })
  })
  describeReels(game, grid)
  return { to: 'showing-wins', showing }
}
