import type { MachineView } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import type { Game } from '../game.ts'

/** The card that opens the free spins: how many there are and what each win counts. */
export function freeSpinsCard(
  { say, opened, sheet }: Game,
  { count, times }: { count: number; times: number },
): HTMLElement {
  return element(
    'div',
    { class: 'card' },
    scatters(opened.machine, sheet),
    element('p', { class: 'card-count' }, String(count)),
    element('p', { class: 'card-title' }, say('game.free_spins')),
    element('p', { class: 'card-times' }, say('game.free_spins.multiplied', { times })),
    element('p', { class: 'card-go' }, say('game.free_spins.begin')),
  )
}

/** The smaller card that adds free spins while others run. It goes by itself. */
export function moreFreeSpinsCard({ say, opened, sheet }: Game, count: number): HTMLElement {
  return element(
    'div',
    { class: 'card' },
    scatters(opened.machine, sheet),
    element('p', { class: 'card-count' }, `+${count}`),
    element('p', { class: 'card-title' }, say('game.free_spins')),
  )
}

function scatters({ pays }: MachineView, sheet: SheetPlan): HTMLElement {
  const scatter = pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
  const pictures = [0, 1, 2].map(() => symbolPicture(sheet, scatter, ''))
  return element('div', { class: 'card-symbols', 'aria-hidden': 'true' }, ...pictures)
}
