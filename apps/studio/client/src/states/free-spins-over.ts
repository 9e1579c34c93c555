import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'
import { element } from '../element.ts'
import { leaveFreeSpins } from '../free-spins/scene.ts'
import type { Game } from '../game.ts'
import { wonOnReels } from '../jackpot/won.ts'
import { freeSpinsPlayed, type Showing } from '../round.ts'
import { countUp } from '../wins/count-up.ts'
import { COUNT_MS, tierOf } from '../wins/tier.ts'
import type { Next } from './next.ts'
import { wayOnAfterReels } from './way-on.ts'

/** The free spins are over: a card counts up what the whole round won. */
export async function freeSpinsOver(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel, stage, say, money } = game
  const { round } = showing
  const win = wonOnReels(round)
  const amount = element('p', { class: 'celebration-amount' }, money(ZERO))
  const count = freeSpinsPlayed(round)
  panel.bar.role = 'skip'
  panel.announce(say('game.won', { amount: money(win) }))
  panel.celebration.show(
    'over',
    element(
      'div',
      { class: 'card' },
      element('p', { class: 'card-title' }, say('game.free_spins.over')),
      amount,
      element('p', { class: 'card-times' }, say('game.free_spins.played', { count })),
      element('p', { class: 'card-go' }, say('game.continue')),
    ),
  )
  void stage.spotlight.turn(true)
  const tier = tierOf(win, parseAmount(round.stake))
  // What gives back no more than the stake is no reason to celebrate.
  const gained = tier !== 'none' && tier !== 'small'
  if (gained) game.sound.play(tier === 'mega' || tier === 'big' ? 'big' : 'nice')
  const also = (text: string, counted: Amount) => {
    amount.textContent = text
    if (!game.calm && gained && counted > 0n) stage.coins.burst(1, stage.middle, 420)
  }
  const counting = { roundBefore: ZERO, from: ZERO, to: win, seen: win, ms: COUNT_MS[tier] }
  await game.intents.hurried((hurry) => countUp(game, { ...counting, hurry, also }))
  await game.intents.hurried((hurry) => game.clock.wait(5000, hurry))
  leaveFreeSpins(game)
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
  return wayOnAfterReels(showing)
}
