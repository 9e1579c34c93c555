import { parseAmount } from '@sanuk/money/amount'
import type { Game } from '../game.ts'
import { type Showing, stepOf, wonBefore } from '../round.ts'
import { countUp } from '../wins/count-up.ts'
import { COUNT_MS, tierOf } from '../wins/tier.ts'
import type { Next } from './next.ts'
import { wayOn } from './way-on.ts'

/** What a step won is shown and counted. A big win goes on to its celebration. */
export async function showingWins(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const step = stepOf(showing)
  const win = parseAmount(step.win)
  const tier = tierOf(win, parseAmount(showing.round.stake))
  if (tier === 'none') return nothing(game, showing)
  game.winShow.begin(step)
  game.panel.announce(game.say('game.won', { amount: game.money(win) }))
  if (tier === 'big' || tier === 'mega') return anticipate(game, showing)
  game.panel.bar.role = 'skip'
  game.panel.result.tier = tier
  if (tier === 'nice') void celebrateNice(game)
  if (tier === 'plain') game.sound.play('win')
  await game.intents.hurried(async (hurry) => {
    await countUp(game, { from: wonBefore(showing), win, ms: COUNT_MS[tier], hurry })
    await game.clock.wait(restOf(game, showing), hurry)
  })
  return wayOn(showing)
}

/** The lines of a big win are seen for a moment before it takes the stage. */
async function anticipate(game: Game, showing: Showing): Promise<Next> {
  game.panel.bar.role = 'skip'
  game.sound.play('win')
  await game.intents.hurried((hurry) => game.clock.wait(1000, hurry))
  return { to: 'big-win', showing }
}

async function nothing(game: Game, showing: Showing): Promise<Next> {
  if (showing.round.steps.length === 1) game.panel.announce(game.say('game.no_win'))
  if (wayOn(showing).to === 'settling' && !game.autoplay) return wayOn(showing)
  await game.intents.hurried((hurry) => game.clock.wait(restOf(game, showing) / 2, hurry))
  return wayOn(showing)
}

async function celebrateNice(game: Game): Promise<void> {
  const { stage, sound } = game
  sound.play('nice')
  if (game.calm) return
  stage.bulbs.mood = 'flash'
  for (let throwing = 0; throwing < 4; throwing += 1) {
    stage.coins.burst(9, stage.middle, 340)
    await game.clock.wait(170)
  }
  stage.bulbs.mood = 'calm'
}

/** How long wins stay before the next spin comes by itself. By hand, the player has all the time in the world. */
function restOf({ autoplay, preferences }: Game, showing: Showing): number {
  if (wayOn(showing).to === 'settling' && !autoplay) return 0
  return preferences.quick ? 350 : 900
}
