import type { Game } from '../game.ts'
import { PACES } from '../reels/pace.ts'
import { type Showing, stepOf } from '../round.ts'
import { symbolName } from '../words.ts'

/** Sets the reels going for a new step: what the last one won is cleared away. */
export function startReels(game: Game): void {
  game.winShow.end()
  game.panel.result.clear()
  game.stage.bulbs.mood = 'chase'
  game.stage.reels.start(paceOf(game))
  game.sound.play('spin')
}

/** Lands the reels on what the server decided. */
export async function stopReels(game: Game, showing: Showing, hurry: AbortSignal): Promise<void> {
  const { grid } = stepOf(showing)
  await game.stage.reels.stop(grid, paceOf(game), hurry)
  game.stage.tension.show(null)
  game.stage.bulbs.mood = 'calm'
  describeReels(game, grid)
}

/** Writes what the reels show for those who do not see them. */
export function describeReels(game: Game, grid: ReadonlyArray<readonly string[]>): void {
  const { say, opened, panel } = game
  const rows = Array.from({ length: opened.machine.rows }, (_, row) => {
    const symbols = grid.map((column) => symbolName(say, column[row] ?? '')).join(', ')
    return say('game.reels.row', { row: row + 1, symbols })
  })
  panel.reels = say('game.reels', { rows: rows.join(' ') })
}

function paceOf({ preferences }: Game) {
  return PACES[preferences.quick ? 'quick' : 'normal']
}
