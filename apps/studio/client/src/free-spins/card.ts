import type { MachineView } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import { rungsOf } from '../falls/rungs.ts'
import type { Game } from '../game.ts'
import type { Say } from '../words.ts'

/** What is better in the free spins; nothing where nothing is. */
export function freeSpinsNote(say: Say, machine: MachineView): string {
  const { freeSpins, wildsStay } = machine
  const times = freeSpins.multiplier
  const rungs = rungsOf(machine)?.free
  const notes = [
    ...(rungs ? [say('game.free_spins.rising', { from: Math.min(...rungs), most: Math.max(...rungs) })] : []),
    ...(times > 1 && !rungs ? [say('game.free_spins.multiplied', { times })] : []),
    ...(wildsStay ? [say('game.free_spins.stay')] : []),
  ]
  return notes.join(' · ')
}

/** The card that opens the free spins: how many there are and what is better in them. */
export function freeSpinsCard({ say, opened, sheet }: Game, count: number): HTMLElement {
  return element(
    'div',
    { class: 'card' },
    scatters(opened.machine, sheet),
    element('p', { class: 'card-count' }, String(count)),
    element('p', { class: 'card-title' }, say('game.free_spins')),
    element('p', { class: 'card-times' }, freeSpinsNote(say, opened.machine)),
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

/** Three of the scatter, the middle one larger. */
export function scatters({ pays }: MachineView, sheet: SheetPlan): HTMLElement {
  const scatter = pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
  const pictures = [0, 1, 2].map(() => symbolPicture(sheet, scatter, ''))
  return element('div', { class: 'card-symbols', 'aria-hidden': 'true' }, ...pictures)
}
