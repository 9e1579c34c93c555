import { type Amount, add, parseAmount, subtract, ZERO } from '@sanuk/money/amount'
import type { SpinResult } from '#protocol'
import { element } from '../element.ts'
import { endAutoplay, type Game } from '../game.ts'
import { countUp } from '../wins/count-up.ts'

/** How long the amount counts up, and how long it stays. A tap, or any key of the bar, ends either. */
const COUNT_MS = 6_000
const REST_MS = 8_000

/** What a round won on its reels, without the jackpot and what was found on a board. */
export const wonOnReels = ({ win, jackpot, board }: Pick<SpinResult, 'win' | 'jackpot' | 'board'>): Amount =>
  subtract(parseAmount(win), add(parseAmount(jackpot ?? '0'), parseAmount(board?.worth ?? '0')))

/** The jackpot of a round takes the stage, after everything else it won; nothing where it won none. */
export async function celebrateJackpot(game: Game, round: SpinResult): Promise<void> {
  const { stage, panel, say, money, sound, opened } = game
  const won = parseAmount(round.jackpot ?? '0')
  if (won === ZERO) return
  if (game.autoplay) endAutoplay(game, 'win')
  const name = opened.machine.jackpot?.names[opened.language] ?? say('game.jackpot')
  const amount = element('p', { class: 'celebration-amount' }, money(ZERO))
  panel.bar.role = 'skip'
  panel.announce(say('game.jackpot.won', { name, amount: money(won) }))
  panel.celebration.show(
    'jackpot',
    element('p', { class: 'celebration-title' }, say('game.jackpot')),
    element('p', { class: 'jackpot-won-name' }, name),
    amount,
    element('p', { class: 'card-go' }, say('game.continue')),
  )
  void stage.spotlight.turn(true)
  stage.bulbs.mood = 'flash'
  sound.play('big', 1.25)
  const also = (text: string) => {
    amount.textContent = text
    if (!game.calm) stage.coins.burst(1, stage.middle, 520)
  }
  const reels = wonOnReels(round)
  const counting = { roundBefore: reels, from: ZERO, to: won, seen: reels, ms: game.calm ? 0 : COUNT_MS }
  await game.intents.hurried((hurry) => countUp(game, { ...counting, hurry, also }))
  await game.intents.hurried((hurry) => game.clock.wait(REST_MS, hurry))
  stage.bulbs.mood = 'calm'
  await Promise.all([stage.spotlight.turn(false), panel.celebration.hide()])
}
