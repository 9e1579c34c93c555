import type { Say } from '../../words.ts'
import { CHANCES, kindOf, numbersOf } from './roulette-bets.ts'

/** What a bet is called. */
export function betName(say: Say, bet: string): string {
  const [kind = '', first = ''] = bet.split('-')
  const chance = CHANCES.find((one) => one === kind)
  if (chance) return say(`game.roulette.${chance}`)
  if (kind === 'straight') return say('game.roulette.number', { number: first })
  if (kind === 'column') return say('game.roulette.column', { column: first })
  if (kind === 'dozen') return say('game.roulette.dozen', { first: 12 * Number(first) - 11, last: 12 * Number(first) })
  const numbers = numbersOf(bet)
  if (kind === 'street' || kind === 'line')
    return say('game.roulette.between.row', { first, last: numbers.at(-1) ?? first })
  const word = kindOf(bet) === 'split' ? 'game.roulette.between.split' : 'game.roulette.between.corner'
  return say(word, { numbers: numbers.join(' · ') })
}
