import type { Amount } from '@sanuk/money/amount'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import { scatters } from '../free-spins/card.ts'
import type { Game } from '../game.ts'

/** The card that opens the respins: how many there are, and that every newcomer brings them back. */
export function respinsCard({ say, opened, sheet }: Game, words: { coins: number; count: number }): HTMLElement {
  return element(
    'div',
    { class: 'card' },
    scatters(opened.machine, sheet),
    element('p', { class: 'card-count' }, String(words.count)),
    element('p', { class: 'card-title' }, say('game.respins')),
    element('p', { class: 'card-times' }, say('game.respins.again', words)),
    element('p', { class: 'card-go' }, say('game.free_spins.begin')),
  )
}

/** The card that sums the respins up. The amount is counted up by whoever shows it. */
export function respinsOverCard({ say }: Game, amount: HTMLElement, coins: number): HTMLElement {
  return element(
    'div',
    { class: 'card' },
    element('p', { class: 'card-title' }, say('game.respins.over')),
    amount,
    element('p', { class: 'card-times' }, say('game.respins.collected', { coins })),
    element('p', { class: 'card-go' }, say('game.continue')),
  )
}

/** What is shown when no place is left empty: the symbol, the words, and the prize. */
export function fullBoard({ say, opened, sheet, money }: Game, prize: Amount): readonly HTMLElement[] {
  const coin = opened.machine.pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
  const title = element('p', { class: 'celebration-title' }, say('game.respins.full'))
  title.dataset.tier = 'mega'
  return [symbolPicture(sheet, coin, ''), title, element('p', { class: 'celebration-amount' }, `+${money(prize)}`)]
}
