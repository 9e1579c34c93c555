import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import type { Game } from '../game.ts'

/** The card that opens the free spins: how many there are and what each win counts. */
export function freeSpinsCard(
  { say, opened, sheet }: Game,
  { count, times }: { count: number; times: number },
): HTMLElement {
  const scatter = opened.machine.pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
  const pictures = [0, 1, 2].map(() => symbolPicture(sheet, scatter, ''))
  return element(
    'div',
    { class: 'card' },
    element('div', { class: 'card-symbols', 'aria-hidden': 'true' }, ...pictures),
    element('p', { class: 'card-count' }, String(count)),
    element('p', { class: 'card-title' }, say('game.free_spins')),
    element('p', { class: 'card-times' }, say('game.free_spins.multiplied', { times })),
    element('p', { class: 'card-go' }, say('game.free_spins.begin')),
  )
}
