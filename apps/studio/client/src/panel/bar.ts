import { element } from '../element.ts'
import type { Say } from '../words.ts'
import { type IconName, icon } from './icon.ts'
import { iconButton, redrawIcon } from './icon-button.ts'

/** What the round button does now. `off` while there is nothing to press. */
export type SpinRole = 'spin' | 'stop' | 'skip' | 'off'

/** What the player can ask of the bar. */
export type BarDeeds = {
  readonly press: () => void
  readonly stakeDown: () => void
  readonly stakeUp: () => void
  readonly pickStake: () => void
  readonly quick: () => void
  readonly autoplay: () => void
  readonly buy: () => void
  readonly ante: () => void
  readonly gamble: () => void
  readonly collect: () => void
  readonly sound: () => void
  readonly info: () => void
  readonly menu: () => void
}

const ROLES = {
  spin: { drawing: 'spin', word: 'game.spin' },
  stop: { drawing: 'stop', word: 'game.stop' },
  skip: { drawing: 'skip', word: 'game.skip' },
  off: { drawing: 'spin', word: 'game.spin' },
} as const satisfies Record<SpinRole, { drawing: IconName; word: string }>

type BarNeeds = {
  readonly say: Say
  readonly deeds: BarDeeds
  readonly demo: boolean
  /** How many free spins are sold; null where none are. */
  readonly sold: number | null
  /** Whether a dearer spin is offered. */
  readonly ante: boolean
}

/** The control bar: ordinary buttons and texts of the page. */
export class Bar {
  readonly view: HTMLElement
  readonly spin: HTMLButtonElement
  /** Offers free spins; it stands beside what says how they are won. */
  readonly buy: HTMLButtonElement
  /** Turns the dearer spin on and off. */
  readonly ante: HTMLButtonElement
  readonly #say: Say
  readonly #balance = element('span', { class: 'amount' })
  readonly #stake = element('span', { class: 'amount' })
  readonly #win = element('span', { class: 'amount' })
  readonly #left = element('span', { class: 'rounds-left' })
  readonly #price = element('span', { class: 'buy-price' })
  readonly #antePrice = element('span', { class: 'buy-price' })
  readonly #sold: number | null
  readonly #pick: HTMLButtonElement
  readonly #buttons: Readonly<Record<'down' | 'up' | 'quick' | 'autoplay' | 'sound', HTMLButtonElement>>
  #autoplaying = false
  #free = false
  readonly #offersAnte: boolean
  #role: SpinRole = 'off'

  constructor({ say, deeds, demo, sold, ante }: BarNeeds) {
    this.#say = say
    this.#sold = sold
    this.#offersAnte = ante
    this.buy = element(
      'button',
      { type: 'button', class: 'buy', 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'B', onclick: deeds.buy },
      element('span', { class: 'buy-word' }, say('game.buy')),
      this.#price,
    )
    this.buy.hidden = sold === null
    this.ante = element(
      'button',
      { type: 'button', class: 'buy ante', 'aria-pressed': 'false', 'aria-keyshortcuts': 'F', onclick: deeds.ante },
      element('span', { class: 'buy-word' }, say('game.ante')),
      this.#antePrice,
    )
    this.ante.hidden = !ante
    this.#buttons = {
      down: iconButton('minus', { name: say('game.stake.less'), key: 'ArrowDown', area: 'less' }, deeds.stakeDown),
      up: iconButton('plus', { name: say('game.stake.more'), key: 'ArrowUp', area: 'more' }, deeds.stakeUp),
      quick: iconButton('quick', { name: say('game.quick'), key: 'Q', area: 'quick' }, deeds.quick),
      autoplay: iconButton('autoplay', { name: say('game.autoplay'), key: 'A', area: 'autoplay' }, deeds.autoplay),
      sound: iconButton('soundOff', { name: say('game.sound'), key: 'M', area: 'sound' }, deeds.sound),
    }
    this.#pick = element(
      'button',
      { type: 'button', class: 'box stake', 'aria-haspopup': 'dialog', onclick: deeds.pickStake },
      element('span', { class: 'label' }, say('game.stake')),
      this.#stake,
    )
    this.spin = element(
      'button',
      { type: 'button', class: 'spin', 'aria-keyshortcuts': 'Space Enter', onclick: deeds.press },
      element('span', { class: 'spin-face' }, icon('spin')),
      this.#left,
    )
    const { down, up, quick, autoplay, sound } = this.#buttons
    const balance = box('balance', say('game.balance'), this.#balance)
    if (demo) balance.prepend(element('span', { class: 'demo-mark' }, say('game.demo')))
    this.view = element(
      'div',
      { class: 'bar', role: 'group', 'aria-label': say('game.controls') },
      iconButton('menu', { name: say('game.menu'), area: 'menu' }, deeds.menu),
      iconButton('info', { name: say('game.info'), key: 'I', area: 'info' }, deeds.info),
      sound,
      balance,
      this.#pick,
      down,
      up,
      box('win', say('game.win'), this.#win),
      quick,
      autoplay,
      this.spin,
    )
    this.role = 'off'
  }

  set balance(text: string) {
    write(this.#balance, text)
  }

  set win(text: string) {
    write(this.#win, text)
  }

  /** The stake and whether a smaller or larger one exists. */
  setStake(text: string, { less, more }: { less: boolean; more: boolean }): void {
    write(this.#stake, text)
    this.#buttons.down.dataset.end = String(!less)
    this.#buttons.up.dataset.end = String(!more)
    this.#lock()
  }

  set role(role: SpinRole) {
    this.#role = role
    this.#refresh()
  }

  /** Whether the player may set what the next round is. */
  get ready(): boolean {
    return this.#role === 'spin' && !this.#autoplaying && !this.#free
  }

  /** Whether rounds are free: their stake stands, and nothing is sold with them. */
  set free(on: boolean) {
    this.#free = on
    this.buy.hidden = on || this.#sold === null
    this.ante.hidden = on || !this.#offersAnte
    this.#buttons.autoplay.setAttribute('aria-disabled', String(on))
    this.#refresh()
  }

  /** Rounds of autoplay that are left, or null while the player plays by hand. */
  set autoplay(left: number | null) {
    this.#autoplaying = left !== null
    this.#left.textContent = left === null ? '' : String(left)
    const { autoplay } = this.#buttons
    autoplay.setAttribute('aria-pressed', String(this.#autoplaying))
    const name = this.#say(this.#autoplaying ? 'game.autoplay.stop' : 'game.autoplay')
    autoplay.setAttribute('aria-label', name)
    autoplay.title = name
    this.#refresh()
  }

  set quick(on: boolean) {
    this.#buttons.quick.setAttribute('aria-pressed', String(on))
  }

  set sound(on: boolean) {
    this.#buttons.sound.setAttribute('aria-pressed', String(on))
    redrawIcon(this.#buttons.sound, on ? 'soundOn' : 'soundOff')
  }

  /** What the free spins that are sold cost at this stake. */
  set price(text: string) {
    write(this.#price, text)
    this.buy.setAttribute('aria-label', this.#say('game.buy.name', { count: this.#sold ?? 0, price: text }))
  }

  /** Whether spins are the dearer ones, what one costs, and what that is good for. */
  setAnte(on: boolean, { price, name }: { readonly price: string; readonly name: string }): void {
    write(this.#antePrice, price)
    this.ante.setAttribute('aria-pressed', String(on))
    this.ante.setAttribute('aria-label', name)
    this.ante.title = name
  }

  #refresh(): void {
    const { drawing, word } = ROLES[this.#role]
    const stopsAutoplay = this.#autoplaying && this.#role !== 'spin'
    this.spin.setAttribute('aria-label', this.#say(stopsAutoplay ? 'game.autoplay.stop' : word))
    this.spin.setAttribute('aria-disabled', String(this.#role === 'off'))
    this.spin.dataset.role = this.#role
    this.spin.dataset.autoplay = String(this.#autoplaying)
    this.spin.querySelector('svg')?.replaceWith(icon(stopsAutoplay ? 'stop' : drawing))
    this.#lock()
  }

  /** The stake belongs to the round: it stands while one runs. `aria-disabled` keeps the focus where it is. */
  #lock(): void {
    const locked = !this.ready
    for (const button of [this.#buttons.down, this.#buttons.up, this.#pick]) {
      button.setAttribute('aria-disabled', String(locked || button.dataset.end === 'true'))
    }
    for (const button of [this.buy, this.ante]) button.setAttribute('aria-disabled', String(locked))
  }
}

/** Writes an amount. The style fits its size to its length: an amount is never cut off. */
function write(amount: HTMLElement, text: string): void {
  amount.textContent = text
  amount.style.setProperty('--length', String(text.length))
}

function box(kind: string, label: string, amount: HTMLElement): HTMLElement {
  return element('div', { class: `box ${kind}` }, element('span', { class: 'label' }, label), amount)
}
