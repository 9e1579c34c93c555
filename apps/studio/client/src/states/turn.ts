import { parseAmount } from '@sanuk/money/amount'
import type { Step } from '#protocol'
import { FALL_PACES } from '../falls/drop.ts'
import type { Game } from '../game.ts'
import { PACES } from '../reels/pace.ts'
import { type Showing, stepOf } from '../round.ts'
import { beforeGrowing, growingReels } from '../wilds/filled.ts'
import { symbolName } from '../words.ts'

/** Sets the reels going for a new step, but for those that stay: what the last one won is cleared away. */
export function startReels(game: Game, standing: readonly number[] = []): void {
  game.winShow.end()
  game.panel.result.clear()
  game.panel.ladder.reach(0)
  game.stage.bulbs.mood = 'chase'
  game.features.hold?.values.clear()
  game.features.factors?.clear()
  game.features.filled?.stand(standing)
  game.stage.reels.start(paceOf(game), standing)
  game.sound.play('spin')
}

/** Lands the reels on what the server decided. */
export async function stopReels(game: Game, showing: Showing, hurry: AbortSignal): Promise<void> {
  const { grid, held } = stepOf(showing)
  const { machine } = game.opened
  const growing = growingReels(machine, showing.round, showing.at)
  game.features.hold?.values.expect(held ?? [], parseAmount(showing.round.stake))
  await game.stage.reels.stop(beforeGrowing(machine, grid, growing), paceOf(game), hurry)
  game.stage.tension.show(null)
  game.stage.bulbs.mood = 'calm'
  await growWilds(game, growing, hurry)
  describeReels(game, grid)
}

/** Wilds that have come fill their reels, from the left. */
async function growWilds({ features, stage, sound, clock }: Game, reels: readonly number[], hurry: AbortSignal) {
  const growing: Promise<void>[] = []
  for (const reel of reels) {
    sound.play('grow', 1 + growing.length * 0.12)
    void stage.thump(5)
    if (features.filled) growing.push(features.filled.grow(reel, hurry))
    await clock.wait(240, hurry)
  }
  await Promise.all(growing)
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

/** The same while respins run: what each place holds, or that it is empty. */
export function describeHeld({ say, money, opened, panel }: Game, { grid, held = [] }: Step): void {
  const rows = Array.from({ length: opened.machine.rows }, (_, row) => {
    const symbols = grid.map((_, reel) => {
      const coin = held.find(({ cell }) => cell[0] === reel && cell[1] === row)
      return coin ? money(parseAmount(coin.value)) : say('game.respins.empty')
    })
    return say('game.reels.row', { row: row + 1, symbols: symbols.join(', ') })
  })
  panel.reels = say('game.reels', { rows: rows.join(' ') })
}

export function fallPaceOf({ preferences }: Game) {
  return FALL_PACES[preferences.quick ? 'quick' : 'normal']
}

function paceOf({ preferences }: Game) {
  return PACES[preferences.quick ? 'quick' : 'normal']
}
