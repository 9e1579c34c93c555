import type { MachineView } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import { rungsOf } from '../falls/rungs.ts'
import type { FreeSpinsMeter } from '../round.ts'
import type { Say } from '../words.ts'

/** The place under the title: how free spins are won, and while they run, how many there are. */
export class Meter {
  readonly view = element('div', { class: 'meter' })
  readonly #say: Say
  /** The multiplier stands on the ladder. */
  readonly #climbs: boolean
  readonly #hint: HTMLElement
  readonly #played = element('span', { class: 'meter-count' })
  readonly #won = element('span', { class: 'meter-amount' })
  readonly #badge = element('span', { class: 'badge' })
  readonly #running: HTMLElement

  constructor(say: Say, machine: MachineView, sheet: SheetPlan) {
    this.#say = say
    this.#climbs = rungsOf(machine) !== null
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
    this.#badge.hidden = this.#climbs || meter.multiplier === 1
    this.#badge.textContent = `×${meter.multiplier}`
    this.#badge.title = this.#say('game.multiplier', { times: meter.multiplier })
    this.#won.textContent = won
  }

  /** Shows something else in this place, until `show` is called again. */
  lend(view: HTMLElement): void {
    if (view.parentElement !== this.view) this.view.replaceChildren(view)
  }

  set won(text: string) {
    this.#won.textContent = text
  }
}

/** How the feature of the machine is won; nothing where it has none. */
function hintOf(say: Say, { pays, freeSpins, hold, pick }: MachineView, sheet: SheetPlan): HTMLElement {
  const scatter = pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
  const [first] = Object.entries(freeSpins.awards)
  const [least = ''] = Object.keys(pick?.times ?? {})
  if (!hold && !pick && !first) return element('p', {})
  const [needed = least, award = 0] = first ?? []
  const pictures = Array.from({ length: hold ? 1 : Number(needed) }, () => symbolPicture(sheet, scatter, ''))
  for (const picture of pictures) picture.setAttribute('aria-hidden', 'true')
  return element('p', { class: 'meter-hint' }, element('span', { class: 'meter-symbols' }, ...pictures), words())

  function words(): string {
    if (hold) return say('game.respins.hint', { least: hold.least, count: hold.respins })
    if (pick && !first) return say('game.pick.hint', { least, places: pick.places })
    const spins = { count: award, times: freeSpins.multiplier }
    return say(freeSpins.multiplier > 1 ? 'game.free_spins.hint' : 'game.free_spins.hint.plain', spins)
  }
}
