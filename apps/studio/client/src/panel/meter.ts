import type { MachineView } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import type { FreeSpinsMeter } from '../round.ts'
import type { Say } from '../words.ts'

/** The place under the title: how free spins are won, and while they run, how many there are. */
export class Meter {
  readonly view = element('div', { class: 'meter' })
  readonly #say: Say
  readonly #hint: HTMLElement
  readonly #played = element('span', { class: 'meter-count' })
  readonly #won = element('span', { class: 'meter-amount' })
  readonly #badge = element('span', { class: 'badge' })
  readonly #running: HTMLElement

  constructor(say: Say, machine: MachineView, sheet: SheetPlan) {
    this.#say = say
    this.#hint = hintOf(say, machine, sheet)
    this.#running = element(
      'div',
      { class: 'meter-running' },
      element(
        'span',
        { class: 'meter-box' },
        element('span', { class: 'label' }, say('game.free_spins')),
        this.#played,
      ),
      this.#badge,
      element(
        'span',
        { class: 'meter-box' },
        element('span', { class: 'label' }, say('game.free_spins.won')),
        this.#won,
      ),
    )
    this.show(null, '')
  }

  /** Shows the free spins and what they won so far, or the hint while there are none. */
  show(meter: FreeSpinsMeter | null, won: string): void {
    this.view.replaceChildren(meter ? this.#running : this.#hint)
    if (!meter) return
    this.#played.textContent = `${meter.played} / ${meter.total}`
    this.#badge.textContent = `×${meter.multiplier}`
    this.#badge.title = this.#say('game.multiplier', { times: meter.multiplier })
    this.#won.textContent = won
  }

  set won(text: string) {
    this.#won.textContent = text
  }
}

function hintOf(say: Say, { pays, freeSpins }: MachineView, sheet: SheetPlan): HTMLElement {
  const scatter = pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
  const [needed = '3', award = 0] = Object.entries(freeSpins.awards)[0] ?? []
  const pictures = Array.from({ length: Number(needed) }, () => symbolPicture(sheet, scatter, ''))
  for (const picture of pictures) picture.setAttribute('aria-hidden', 'true')
  const words = say('game.free_spins.hint', { count: award, times: freeSpins.multiplier })
  return element('p', { class: 'meter-hint' }, element('span', { class: 'meter-symbols' }, ...pictures), words)
}
