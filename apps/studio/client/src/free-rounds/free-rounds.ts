import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'
import type { FreeRounds, MachineView } from '#protocol'
import { element } from '../element.ts'
import { type Game, setStake } from '../game.ts'
import type { Bet } from '../server/server.ts'

/** From now on rounds are free: at their own stake, and with nothing to buy. */
export function playFree(game: Game, free: FreeRounds): void {
  const { panel, money } = game
  game.free ??= { rounds: free, paidStake: game.stake }
  game.free.rounds = free
  game.ante = false
  panel.bar.free = true
  setStake(game, parseAmount(free.stake))
  panel.freeRounds.show({ left: free.left, rounds: free.rounds, won: money(parseAmount(free.won)) })
}

/** Rounds are paid for again, at the stake of before. */
export function playPaid(game: Game): void {
  const { panel, free } = game
  game.free = null
  panel.bar.free = false
  panel.freeRounds.show(null)
  if (free) setStake(game, free.paidStake)
}

/** The bet of a free round, whose player picks for himself where there is something to pick. */
export function freeBet({ grant, stake }: FreeRounds, { pick }: Pick<MachineView, 'pick'>): Bet {
  const bet = { spin: crypto.randomUUID(), stake: parseAmount(stake), free: grant }
  return pick ? { ...bet, pick: true } : bet
}

/** What leaves the balance with a bet: nothing, where it is free. */
export const paidBy = ({ stake, free }: Bet): Amount => (free === undefined ? stake : parseAmount('0'))

/** The card that offers free rounds. */
export function freeRoundsCard({ say, money }: Pick<Game, 'say' | 'money'>, free: FreeRounds): HTMLElement {
  return element(
    'div',
    { class: 'card' },
    element('p', { class: 'card-count' }, String(free.left)),
    element('p', { class: 'card-title' }, say('game.free_rounds', { count: free.left })),
    element('p', { class: 'card-times' }, freeRoundsTerms({ say, money }, free)),
    element('p', { class: 'card-go' }, say('game.free_spins.begin')),
  )
}

/** At which stake they are played, and how much they pay at most. */
export const freeRoundsTerms = ({ say, money }: Pick<Game, 'say' | 'money'>, { stake, mostWin }: FreeRounds): string =>
  say('game.free_rounds.terms', { stake: money(parseAmount(stake)), most: money(parseAmount(mostWin)) })

/** The card that ends them, with what they paid. */
export function freeRoundsOverCard({ say, money }: Pick<Game, 'say' | 'money'>, free: FreeRounds): HTMLElement {
  const won = parseAmount(free.won)
  return element(
    'div',
    { class: 'card' },
    element('p', { class: 'card-title' }, say(won > ZERO ? 'game.free_rounds.over' : 'game.free_rounds.over.none')),
    won > ZERO ? element('p', { class: 'celebration-amount' }, money(won)) : null,
    element('p', { class: 'card-times' }, say('game.free_rounds.played', { count: free.rounds })),
    element('p', { class: 'card-go' }, say('game.continue')),
  )
}
