import { parseAmount } from '@sanuk/money/amount'
import type { Game } from '../game.ts'
import { type Showing, type Spin, spinOf, stepOf, wonBefore } from '../round.ts'
import { countUp } from '../wins/count-up.ts'
import { COUNT_MS, type Tier, tierOf } from '../wins/tier.ts'
import type { Next } from './next.ts'
import { wayOn } from './way-on.ts'

/** What a step won is shown and counted. The spin it ends is celebrated by its sum; a big one goes on to its celebration. */
export async function showingWins(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const step = stepOf(showing)
  const spin = spinOf(showing)
  const win = parseAmount(step.win)
  const tier = tierNow(spin, showing)
  if (tier === 'none') return nothing(game, showing)
  game.winShow.begin(step)
  announce(game, showing, spin)
  if (tier === 'big' || tier === 'mega') return anticipate(game, showing)
  game.panel.bar.role = 'skip'
  game.panel.result.tier = tier
  if (tier === 'nice') void celebrateNice(game)
  if (tier === 'plain' && win > 0n) game.sound.play('win')
  await game.intents.hurried(async (hurry) => {
    const counting = { roundBefore: spin.roundBefore, from: spin.before, to: spin.won, seen: wonBefore(showing) }
    await countUp(game, { ...counting, ms: win === 0n ? 0 : COUNT_MS[tier], hurry })
    await game.clock.wait(restOf(game, showing), hurry)
  })
  return wayOn(showing)
}

/** How much is made of it now: nothing big before the spin is over, since its falls may make it bigger. */
function tierNow({ over, won }: Spin, showing: Showing): Tier {
  const stake = parseAmount(showing.round.stake)
  if (over) return tierOf(won, stake)
  const tier = tierOf(parseAmount(stepOf(showing).win), stake)
  return tier === 'none' || tier === 'small' ? tier : 'plain'
}

function announce({ panel, say, money }: Game, showing: Showing, { followed, won, over }: Spin): void {
  const win = parseAmount(stepOf(showing).win)
  const texts = win > 0n ? [say('game.won', { amount: money(win) })] : []
  if (over && followed > 0 && won > win) {
    panel.result.detail = texts.length > 0 ? panel.result.detail : say('game.fall.all', { count: followed })
    texts.push(say('game.fall.won', { amount: money(won) }))
  }
  panel.announce(texts.join(' '))
}

/** The wins of a big one are seen for a moment before it takes the stage. */
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
