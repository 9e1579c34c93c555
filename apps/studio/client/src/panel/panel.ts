import type { MachineView } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { element } from '../element.ts'
import { Ladder } from '../falls/ladder.ts'
import { FreeRoundsMeter } from '../free-rounds/free-rounds-meter.ts'
import { GambleOffer } from '../gamble/offer.ts'
import type { Say } from '../words.ts'
import { Bar, type BarDeeds } from './bar.ts'
import { Celebration } from './celebration.ts'
import type { JackpotMeter } from './jackpot-meter.ts'
import { Meter } from './meter.ts'
import { Notice } from './notice.ts'
import { Result } from './result.ts'

type Needs = {
  readonly say: Say
  readonly title: string
  readonly machine: MachineView
  readonly sheet: SheetPlan
  /** Whether it is money of a kind for trying, or none at all. */
  readonly trial: boolean
  readonly demo: boolean
  /** The meter of a jackpot; null where none can be won. */
  readonly jackpot: JackpotMeter | null
  readonly deeds: BarDeeds
  readonly tap: () => void
  readonly retry: () => void
}

/** Reels of so many rows and more have cells too low for anything to lie over them. */
const TALL = 5

/** Everything of the game that is a page: title, meter, result, control bar and messages, over the canvas. */
export class Panel {
  readonly view: HTMLElement
  readonly canvas = element('canvas', { class: 'canvas', 'aria-hidden': 'true' })
  /** Where the style wants the frame of the reels; what they show is written here for screen readers. */
  readonly cabinet: HTMLElement
  readonly bar: Bar
  readonly meter: Meter
  readonly freeRounds: FreeRoundsMeter
  readonly result: Result
  readonly ladder: Ladder
  readonly jackpot: JackpotMeter | null
  readonly celebration: Celebration
  readonly notice: Notice
  readonly offer: GambleOffer
  readonly #status = element('p', { class: 'visually-hidden', role: 'status' })

  constructor({ say, title, machine, sheet, trial, demo, jackpot, deeds, tap, retry }: Needs) {
    this.bar = new Bar({ say, deeds, demo, sold: machine.bought?.spins ?? null, ante: machine.ante !== null })
    this.meter = new Meter(say, machine, sheet)
    this.freeRounds = new FreeRoundsMeter(say)
    this.result = new Result(say('game.win'))
    this.ladder = new Ladder(machine)
    this.jackpot = jackpot
    this.celebration = new Celebration(tap)
    this.notice = new Notice(say, retry)
    this.offer = new GambleOffer(say, deeds)
    const kind = machine.rows >= TALL ? 'cabinet tall' : 'cabinet'
    this.cabinet = element('div', { class: kind, role: 'img', onclick: tap }, this.ladder.view)
    this.cabinet.style.setProperty('--reels', String(machine.reels))
    this.cabinet.style.setProperty('--rows', String(machine.rows))
    const badge = trial ? element('p', { class: 'trial' }, say('game.trial')) : null
    this.view = element(
      'main',
      { class: 'game' },
      this.canvas,
      element(
        'header',
        { class: 'head' },
        element('h1', { class: 'title' }, title),
        badge,
        jackpot?.view ?? null,
        element('div', { class: 'award' }, this.meter.view, this.freeRounds.view, this.bar.buy, this.bar.ante),
      ),
      element('div', { class: 'room' }, this.cabinet),
      this.offer.view,
      this.result.view,
      this.bar.view,
      this.celebration.view,
      this.notice.view,
      this.#status,
    )
  }

  /** Says something to screen readers, once. */
  announce(text: string): void {
    this.#status.textContent = text
  }

  /** What the reels show, for screen readers: row by row. */
  set reels(text: string) {
    this.cabinet.setAttribute('aria-label', text)
  }

  /** Covers the game with a scene until the answer is called; what lies under it is out of reach meanwhile. */
  cover(scene: HTMLElement): () => void {
    const under = [...this.view.children].filter((child) => child !== this.notice.view && child !== this.#status)
    for (const child of under) child.toggleAttribute('inert', true)
    this.notice.view.before(scene)
    scene.tabIndex = -1
    scene.focus()
    return () => {
      scene.remove()
      for (const child of under) child.toggleAttribute('inert', false)
    }
  }

  /** Which state the game is in, and whether free spins or respins run: the style follows. */
  mark(state: string): void {
    this.view.dataset.state = state
  }

  set scene(scene: 'base' | 'free' | 'hold') {
    document.documentElement.dataset.scene = scene
    this.ladder.scene = scene === 'free' ? 'free' : 'base'
  }
}
