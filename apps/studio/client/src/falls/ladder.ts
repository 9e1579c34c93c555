import type { MachineView } from '#protocol'
import { element } from '../element.ts'
import { type Rungs, rungsOf } from './rungs.ts'

type Scene = keyof Rungs

/** The ladder at the frame: what wins count now, and what they would count after the next fall. */
export class Ladder {
  /** Nothing where the machine has no ladder. */
  readonly view: HTMLElement | null
  readonly #rungs: Rungs | null
  #scene: Scene = 'base'
  #reached = 0

  constructor(machine: MachineView) {
    this.#rungs = rungsOf(machine)
    this.view = this.#rungs && element('div', { class: 'ladder', 'aria-hidden': 'true' })
    this.#draw()
  }

  /** The ladder of the paid spin, or that of free ones. */
  set scene(scene: Scene) {
    if (this.#scene === scene) return
    this.#scene = scene
    this.#draw()
  }

  /** So many falls have followed: their rung is lit, the last one from its place on. */
  reach(falls: number): void {
    if (falls === this.#reached) return
    this.#reached = falls
    this.#light()
  }

  #draw(): void {
    const factors = this.#rungs?.[this.#scene] ?? []
    this.view?.replaceChildren(...factors.map((factor) => element('span', { class: 'rung' }, `×${factor}`)))
    this.view?.style.setProperty('--rungs', String(factors.length))
    this.#light()
  }

  #light(): void {
    const rungs = [...(this.view?.children ?? [])]
    const lit = Math.min(this.#reached, rungs.length - 1)
    rungs.forEach((rung, i) => {
      rung.classList.toggle('lit', i === lit)
      rung.classList.toggle('passed', i < lit)
    })
  }
}
