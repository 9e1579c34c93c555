import { element } from '../element.ts'
import { scatters } from '../free-spins/card.ts'
import type { Game } from '../game.ts'

/** The card that opens a board: how many places there are, and how often prizes count. */
export function boardCard({ say, opened, sheet }: Game, words: { places: number; times: number }): HTMLElement {
  return element(
    'div',
    { class: 'card' },
    scatters(opened.machine, sheet),
    element('p', { class: 'card-title' }, say('game.pick')),
    element('p', { class: 'card-times' }, say('game.pick.won', words)),
    words.times > 1 ? element('p', { class: 'card-title' }, say('game.pick.times', words)) : null,
    element('p', { class: 'card-go' }, say('game.free_spins.begin')),
  )
}

/** The card that sums a board up. The amount is counted up by whoever shows it; null where nothing was found. */
export function boardOverCard({ say }: Game, amount: HTMLElement | null, count: number): HTMLElement {
  return element(
    'div',
    { class: 'card' },
    element('p', { class: 'card-title' }, say(amount ? 'game.pick.over' : 'game.pick.over.none')),
    amount,
    element('p', { class: 'card-times' }, say('game.pick.opened', { count })),
    element('p', { class: 'card-go' }, say('game.continue')),
  )
}
