import './pick.css'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { BoardTold, PieceTold } from '#protocol'
import type { SheetPlan } from '../art/sheet.ts'
import { symbolPicture } from '../art/symbol-picture.ts'
import { element } from '../element.ts'
import { type Say, symbolName } from '../words.ts'
import { isComplete } from './found.ts'
import { type PickView, pieceFace, pieceName, placeName } from './piece-words.ts'
import { ringPlaces } from './ring.ts'

export type BoardNeeds = {
  readonly say: Say
  readonly money: (amount: Amount) => string
  readonly pick: PickView
  readonly sheet: SheetPlan
  /** Whether the player picks; else the places are only shown. */
  readonly byHand: boolean
  /** The player presses where nothing can be picked. */
  readonly tap: () => void
}

/** How many times as wide as high the ring of places is where the window lies. */
const RATIO = 2.15

/** The covered places, round what was found so far. It covers the game, which is out of reach meanwhile. */
export class BoardScene {
  readonly view: HTMLElement
  readonly #needs: BoardNeeds
  readonly #places: readonly HTMLButtonElement[]
  readonly #line = element('p', { class: 'pick-line', id: 'pick-line' })
  readonly #amount = element('strong', { class: 'pick-amount' })
  readonly #any: HTMLButtonElement
  readonly #keys = new AbortController()
  #covered: ReadonlySet<number> = new Set()
  #hear: ((place: number) => void) | null = null

  constructor(needs: BoardNeeds, board: BoardTold) {
    this.#needs = needs
    const { say, pick, byHand } = needs
    const spots = ringPlaces(board.places, RATIO)
    this.#places = spots.map(({ x, y }, place) => {
      const button = this.#placeButton(place)
      button.style.setProperty('--x', String(x))
      button.style.setProperty('--y', String(y))
      return button
    })
    this.#any = element(
      'button',
      { type: 'button', class: 'pick-any', hidden: !byHand, onclick: () => this.#say(this.#anyPlace()) },
      say('game.pick.any'),
    )
    const times = element('p', { class: 'pick-times', hidden: board.times === 1 })
    times.textContent = say('game.pick.times', { times: board.times })
    this.view = element(
      'section',
      {
        class: 'pick-scene',
        role: 'dialog',
        'aria-modal': 'true',
        'aria-labelledby': 'pick-title',
        'aria-describedby': 'pick-line',
        onclick: (event) => this.#beside(event),
      },
      element(
        'div',
        { class: 'pick-middle' },
        element('h2', { class: 'pick-title', id: 'pick-title' }, say('game.pick.title')),
        this.#line,
        element(
          'p',
          { class: 'pick-found' },
          element('span', { class: 'label' }, say('game.pick.found')),
          this.#amount,
        ),
        times,
        this.#any,
      ),
      element('div', { class: 'pick-ring', role: 'group', 'aria-label': say('game.pick.places') }, ...this.#places),
    )
    this.view.style.setProperty('--pick-hue', String(pick.hue))
    this.#line.textContent = byHand
      ? say('game.pick.choose', { end: symbolName(say, pick.end) })
      : say('game.pick.itself')
    document.addEventListener('keydown', (event) => this.#key(event), { capture: true, signal: this.#keys.signal })
  }

  /** Writes what may be opened now, and what was opened before. */
  write(board: BoardTold): void {
    this.#covered = new Set(this.#needs.byHand ? board.options : [])
    for (const { place, piece } of board.opened) this.#show(place, piece, 'open')
    for (const [place, button] of this.#places.entries()) {
      button.setAttribute('aria-disabled', String(!this.#covered.has(place)))
    }
    this.#any.hidden = this.#covered.size === 0
    this.worth = parseAmount(board.worth)
  }

  set worth(worth: Amount) {
    this.#amount.textContent = this.#needs.money(worth)
  }

  /** The place that the player opens next. */
  wish(): Promise<number> {
    this.view.toggleAttribute('data-busy', false)
    return new Promise((resolve) => {
      this.#hear = resolve
    })
  }

  /** A place is struck; what lies there is not known yet. */
  strike(place: number): void {
    this.#places[place]?.classList.add('struck')
  }

  /** A place is open: what lay there jumps out. */
  open(place: number, piece: PieceTold): void {
    this.#show(place, piece, 'open come')
    this.#amount.classList.remove('grown')
    // Read, so that the movement begins again.
    void this.#amount.offsetWidth
    if (piece.kind !== 'end') this.#amount.classList.add('grown')
  }

  /** It is over: what lay under the other places is shown, and how it ended is written. */
  unveil(board: BoardTold): void {
    const { say } = this.#needs
    this.view.dataset.over = isComplete(board) ? 'complete' : 'ended'
    this.#line.textContent = isComplete(board) ? say('game.pick.all') : say('game.pick.rest')
    this.#any.hidden = true
    const open = new Set(board.opened.map(({ place }) => place))
    for (const [place, piece] of (board.dealt ?? []).entries()) if (!open.has(place)) this.#show(place, piece, 'rest')
  }

  /** The keys are the game’s again. */
  end(): void {
    this.#keys.abort()
  }

  #show(place: number, piece: PieceTold, look: string): void {
    const button = this.#places[place]
    if (!button || button.classList.contains('open')) return
    const { say } = this.#needs
    button.className = `pick-place ${look} of-${piece.kind}`
    button.querySelector('.pick-piece')?.replaceChildren(...pieceFace(this.#needs, piece))
    const words = { name: symbolName(say, this.#needs.pick.cover), number: place + 1 }
    button.setAttribute('aria-label', say('game.pick.place.open', { ...words, piece: pieceName(this.#needs, piece) }))
    button.setAttribute('aria-disabled', 'true')
  }

  #placeButton(place: number): HTMLButtonElement {
    const cover = element('span', { class: 'pick-cover', 'aria-hidden': 'true' })
    cover.append(symbolPicture(this.#needs.sheet, this.#needs.pick.cover, ''))
    const name = placeName(this.#needs, place)
    return element(
      'button',
      { type: 'button', class: 'pick-place', 'aria-label': name, onclick: () => this.#say(place) },
      cover,
      element('span', { class: 'pick-piece', 'aria-hidden': 'true' }),
    )
  }

  /** Any of the covered places: what lies there does not depend on how it is chosen. */
  #anyPlace(): number {
    const covered = [...this.#covered]
    return covered[Math.floor(Math.random() * covered.length)] ?? -1
  }

  #say(place: number): void {
    const hear = this.#hear
    if (!hear || !this.#covered.has(place)) return
    this.#hear = null
    this.view.toggleAttribute('data-busy', true)
    hear(place)
  }

  /** A press beside the places, or where they cannot be opened, hurries what is shown. */
  #beside({ target }: Event): void {
    if (this.#hear || (target instanceof Element && target.closest('.pick-any'))) return
    this.#needs.tap()
  }

  /** The keys of the board, which are nobody else’s while it stands: arrows go from place to place. */
  #key(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const step = STEPS[event.code]
    if (step) {
      event.preventDefault()
      this.#go(step)
    } else if (!this.#hear && GO_ON.includes(event.code)) {
      event.preventDefault()
      this.#needs.tap()
    }
  }

  #go(step: number): void {
    const covered = [...this.#covered]
    const now = covered.findIndex((place) => this.#places[place] === document.activeElement)
    const next = now < 0 ? (step > 0 ? 0 : covered.length - 1) : (now + step + covered.length) % covered.length
    this.#places[covered[next] ?? -1]?.focus()
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const GO_ON: readonly string[] = ['Space', 'Enter', 'NumpadEnter', 'Escape']
