import { type Amount, add, parseAmount, ZERO } from '@sanuk/money/amount'
import { element } from '../element.ts'
import type { Game } from '../game.ts'
import { fullBoard, respinsOverCard } from '../hold/card.ts'
import { fullPrize, isFull } from '../hold/holding.ts'
import { holdOf, holdPaceOf, leaveHold } from '../hold/scene.ts'
import { type Showing, spinOf, stepOf, wonBefore } from '../round.ts'
import { countUp } from '../wins/count-up.ts'
import { COUNT_MS, type Tier, tierOf } from '../wins/tier.ts'
import type { Next } from './next.ts'

/** The respins are over: what is held is collected, a filled board brings its prize on top, and a card sums it up. */
export async function respinsOver(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const step = stepOf(showing)
  const win = parseAmount(step.win)
  game.panel.bar.role = 'skip'
  holdOf(game).meter.left = 0
  if (isFull(step, game.opened.machine)) await celebrateFull(game, fullPrize(step))
  await collect(game, showing)
  game.panel.announce(game.say('game.won', { amount: game.money(win) }))
  const stake = parseAmount(showing.round.stake)
  const tier = tierOf(win, stake)
  const whole = tierOf(spinOf(showing).won, stake)
  const celebrated = whole === 'big' || whole === 'mega'
  if (!celebrated) await sumUp(game, showing, tier)
  await leaveHold(game)
  return { to: celebrated ? 'big-win' : 'settling', showing }
}

/** Values fly into the sum one by one; the prize for a filled board is there from the beginning. */
async function collect(game: Game, showing: Showing): Promise<void> {
  const { panel, sound, money, say } = game
  const { board, meter } = holdOf(game)
  const step = stepOf(showing)
  const before = wonBefore(showing)
  let sum: Amount = fullPrize(step)
  let count = 0
  const write = () => {
    meter.sum(say('game.respins.sum'), money(sum))
    panel.bar.win = money(add(before, sum))
  }
  const taken = ({ value }: { value: string }) => {
    sum = add(sum, parseAmount(value))
    count += 1
    sound.play('coin', 0.7 + count * 0.05)
    meter.jump()
    write()
  }
  write()
  await game.intents.hurried((hurry) => board.collect(meter.middle, taken, { pace: holdPaceOf(game), hurry }))
  await game.intents.hurried((hurry) => game.clock.wait(450, hurry))
}

async function celebrateFull(game: Game, prize: Amount): Promise<void> {
  const { panel, stage, sound, clock, say, money } = game
  panel.announce(say('game.respins.full.won', { amount: money(prize) }))
  stage.bulbs.mood = 'flash'
  sound.play('big', 1.25)
  void stage.thump(14)
  panel.celebration.show('full', ...fullBoard(game, prize))
  void stage.spotlight.turn(true)
  await game.intents.hurried(async (hurry) => {
    for (let burst = 0; burst < 22 && !hurry.aborted; burst += 1) {
      if (!game.calm) stage.coins.burst(5, { x: stage.middle.x, y: stage.middle.y + 120 }, 560)
      if (burst % 3 === 0) sound.play('coin', 0.8 + burst / 30)
      await clock.wait(160, hurry)
    }
  })
  stage.bulbs.mood = 'calm'
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
}

async function sumUp(game: Game, showing: Showing, tier: Tier): Promise<void> {
  const { panel, stage, sound, clock, money } = game
  const step = stepOf(showing)
  const win = parseAmount(step.win)
  const seen = add(wonBefore(showing), win)
  const amount = element('p', { class: 'celebration-amount' }, money(ZERO))
  const gained = tier !== 'none' && tier !== 'small'
  panel.celebration.show('over', respinsOverCard(game, amount, step.held?.length ?? 0))
  void stage.spotlight.turn(true)
  if (gained) sound.play('nice')
  const also = (text: string, counted: Amount) => {
    amount.textContent = text
    if (!game.calm && gained && counted > 0n) stage.coins.burst(1, stage.middle, 420)
  }
  const counting = { roundBefore: wonBefore(showing), from: ZERO, to: win, seen, ms: COUNT_MS[tier], also }
  await game.intents.hurried((hurry) => countUp(game, { ...counting, hurry }))
  await game.intents.hurried((hurry) => clock.wait(4000, hurry))
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
}
