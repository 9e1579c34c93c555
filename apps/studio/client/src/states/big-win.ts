import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import type { Game } from '../game.ts'
import { type Showing, spinOf, wonBefore } from '../round.ts'
import { countUp } from '../wins/count-up.ts'
import { COUNT_MS, type Tier, tierOf } from '../wins/tier.ts'
import type { Next } from './next.ts'
import { wayOn } from './way-on.ts'

/** A win that takes the stage: it counts up over rays and coins, and its name grows with it. */
export async function bigWin(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { won, roundBefore } = spinOf(showing)
  const stake = parseAmount(showing.round.stake)
  game.panel.bar.role = 'skip'
  game.panel.result.tier = tierOf(won, stake)
  await celebrateAmount(game, { won, stake, roundBefore, seen: wonBefore(showing) })
  return wayOn(showing)
}

type Celebrated = {
  readonly won: Amount
  readonly stake: Amount
  readonly roundBefore: Amount
  readonly seen: Amount
}

async function celebrateAmount(game: Game, { won, stake, roundBefore, seen }: Celebrated): Promise<void> {
  const { stage, panel, sound, say } = game
  const title = element('p', { class: 'celebration-title' })
  const mascot = symbolPicture(game.sheet, wildOf(game), '')
  const amount = element('p', { class: 'celebration-amount' })
  let named: Tier = 'none'
  const nameIt = (counted: Amount) => {
    const tier = tierOf(counted, stake) === 'mega' ? 'mega' : 'big'
    if (tier === named) return
    named = tier
    title.textContent = say(`game.tier.${tier}`)
    title.dataset.tier = tier
    title.animate([{ scale: 0.3, opacity: 0 }, { scale: 1.12, opacity: 1 }, { scale: 1 }], { duration: 420 })
    sound.play('big', tier === 'mega' ? 1.25 : 1)
    void stage.thump(tier === 'mega' ? 12 : 7)
  }
  nameIt(stake)
  panel.celebration.show('win', mascot, title, amount)
  void stage.spotlight.turn(true)
  stage.bulbs.mood = 'flash'
  const fountain = game.calm ? () => undefined : coinFountain(game)
  await game.intents.hurried((hurry) => {
    const also = (text: string, counted: Amount) => {
      amount.textContent = text
      nameIt(counted)
    }
    return countUp(game, { roundBefore, from: ZERO, to: won, seen, ms: COUNT_MS[tierOf(won, stake)], hurry, also })
  })
  await game.intents.hurried((hurry) => game.clock.wait(2200, hurry))
  fountain()
  stage.bulbs.mood = 'calm'
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
}

function wildOf({ opened }: Game): string {
  return opened.machine.pays.find(({ kind }) => kind === 'wild')?.symbol ?? ''
}

/** Coins until the answer is called. */
function coinFountain({ stage, clock, sound }: Game): () => void {
  let waiting = 0
  return clock.each((ms) => {
    waiting -= ms
    if (waiting > 0) return
    waiting = 130
    stage.coins.burst(4, { x: stage.middle.x, y: stage.middle.y + 120 }, 520)
    sound.play('coin', 0.8 + (stage.coins.view.children.length % 7) / 10)
  })
}
