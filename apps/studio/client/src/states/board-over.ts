import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'
import { element } from '../element.ts'
import type { Game } from '../game.ts'
import { wonOnReels } from '../jackpot/won.ts'
import { boardOverCard } from '../pick/card.ts'
import { boardOf } from '../pick/found.ts'
import type { Showing } from '../round.ts'
import { countUp } from '../wins/count-up.ts'
import { COUNT_MS, tierOf } from '../wins/tier.ts'
import type { Next } from './next.ts'

/** The board is over: a card counts up what was found there. */
export async function boardOver(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel, stage, say, money, clock, intents, sound } = game
  const { round } = showing
  const board = boardOf(round)
  const win = parseAmount(board.worth)
  const amount = element('p', { class: 'celebration-amount' }, money(ZERO))
  panel.bar.role = 'skip'
  panel.announce(win > ZERO ? say('game.won', { amount: money(win) }) : say('game.pick.over.none'))
  panel.celebration.show('over', boardOverCard(game, win > ZERO ? amount : null, board.opened.length))
  void stage.spotlight.turn(true)
  const tier = tierOf(win, parseAmount(round.stake))
  // What gives back no more than the stake is no reason to celebrate.
  const gained = tier !== 'none' && tier !== 'small'
  if (gained) sound.play(tier === 'mega' || tier === 'big' ? 'big' : 'nice')
  const also = (text: string, counted: Amount) => {
    amount.textContent = text
    if (!game.calm && gained && counted > 0n) stage.coins.burst(1, stage.middle, 420)
  }
  const reels = wonOnReels(round)
  const counting = { roundBefore: reels, from: ZERO, to: win, seen: reels, ms: COUNT_MS[tier] }
  await intents.hurried((hurry) => countUp(game, { ...counting, hurry, also }))
  await intents.hurried((hurry) => clock.wait(5000, hurry))
  panel.result.detail = say('game.pick.opened', { count: board.opened.length })
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
  return { to: 'settling', showing }
}
