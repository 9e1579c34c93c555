import './gamble.css'
import { type Amount, amount as amountOf, parseAmount, subtract, times } from '@sanuk/money/amount'
import type { GambleMove, GambleTold } from '#protocol'
import { element } from '../element.ts'
import type { Say } from '../words.ts'
import { CardSpot } from './card-spot.ts'
import { COLOURS, type GuessChoice, moveOfKey, SUIT_CHOICES, timesOf } from './choices.ts'
import { cardFace, cardName, suitPicture } from './playing-card.ts'

type Needs = {
  readonly say: Say
  readonly money: (amount: Amount) => string
  /** What lies on the backs of the cards. */
  readonly emblem: () => HTMLElement
  readonly calm: boolean
}

/** What the player wants at the table: a move, or back to the reels with the win as it stands. */
export type TableWish = GambleMove | 'away'

/** The table at which a win is gambled with. It covers the game, which is out of reach meanwhile. */
export class GambleTable {
  readonly view: HTMLElement
  readonly spot: CardSpot
  readonly #needs: Needs
  readonly #buttons: ReadonlyMap<GambleMove, HTMLButtonElement>
  readonly #risked = element('strong', { class: 'gamble-amount' })
  readonly #taken = element('strong', { class: 'gamble-amount' })
  readonly #left = element('p', { class: 'gamble-left' })
  readonly #turned = element('ol', { class: 'gamble-turned' })
  readonly #keys = new AbortController()
  #hear: ((wish: TableWish) => void) | null = null

  constructor(needs: Needs) {
    this.#needs = needs
    const { say } = needs
    this.spot = new CardSpot(needs)
    this.#buttons = new Map<GambleMove, HTMLButtonElement>([
      ...[...COLOURS, ...SUIT_CHOICES].map((choice) => [choice.guess, this.#guessButton(choice)] as const),
      ['half', this.#button('taking', 'H', 'half')],
      ['collect', this.#button('taking strong', 'C', 'collect')],
    ])
    this.#turned.setAttribute('aria-label', say('game.gamble.turned'))
    const box = (kind: string, word: string, amount: HTMLElement) =>
      element('p', { class: `gamble-box ${kind}` }, element('span', { class: 'label' }, word), amount)
    const cross = element('button', { type: 'button', class: 'cross', 'aria-label': say('game.close') }, '×')
    cross.addEventListener('click', () => this.#say('away'))
    this.view = element(
      'section',
      {
        class: 'gamble-table',
        role: 'dialog',
        'aria-modal': 'true',
        'aria-labelledby': 'gamble-title',
        'aria-describedby': 'gamble-money',
      },
      element('h2', { class: 'gamble-title', id: 'gamble-title' }, say('game.gamble.title')),
      cross,
      this.#turned,
      element(
        'div',
        { class: 'gamble-money', id: 'gamble-money' },
        box('risked', say('game.gamble.risked'), this.#risked),
        box('taken', say('game.gamble.taken'), this.#taken),
      ),
      element('div', { class: 'gamble-middle' }, this.#at('red'), this.spot.view, this.#at('black')),
      element('div', { class: 'gamble-suits' }, ...SUIT_CHOICES.map(({ guess }) => this.#at(guess))),
      this.#left,
      element('div', { class: 'gamble-taking' }, this.#at('half'), this.#at('collect')),
    )
    document.addEventListener('keydown', (event) => this.#key(event), { capture: true, signal: this.#keys.signal })
  }

  /** Writes how the gamble stands and what may be done. */
  write({ taken, risked, cardsLeft, options, turned, paid }: GambleTold): void {
    const { say, money } = this.#needs
    this.#risked.textContent = money(parseAmount(risked))
    this.#taken.textContent = money(parseAmount(taken))
    this.#left.textContent = say('game.gamble.left', { count: cardsLeft })
    const coming = Array.from({ length: cardsLeft }, () => element('li', { class: 'coming', 'aria-hidden': 'true' }))
    this.#turned.replaceChildren(...turned.map((one) => this.#small(one)), ...coming)
    for (const [move, button] of this.#buttons) {
      button.setAttribute('aria-disabled', String(!options.includes(move)))
      // Once it is over nothing is at risk: the buttons keep what they offered last.
      if (paid !== null) continue
      const text = this.#amountOf(move, parseAmount(risked))
      const amount = button.querySelector('.choice-amount')
      if (amount) amount.textContent = text
    }
  }

  /** The player’s next wish. */
  wish(): Promise<TableWish> {
    this.#mark(null)
    return new Promise((resolve) => {
      this.#hear = resolve
    })
  }

  #isOver = false

  /** Writes over the table how it has ended: any wish closes it now. */
  verdict(text: string, kind: 'won' | 'lost'): void {
    this.#isOver = true
    this.view.append(element('p', { class: `gamble-verdict ${kind}`, onclick: () => this.#say('away') }, text))
  }

  /** The keys are the game’s again. */
  end(): void {
    this.#keys.abort()
  }

  #amountOf(move: GambleMove, risked: Amount): string {
    const { say, money } = this.#needs
    if (move === 'half') return say('game.gamble.half', { amount: money(halfOf(risked, this.#coin)) })
    if (move === 'collect') return say('game.gamble.collect', { amount: money(risked) })
    return say('game.gamble.pays', { amount: money(times(risked, timesOf(move))) })
  }

  /** The worth of a coin, in which halves are whole. */
  #coin = amountOf(1n)
  set coin(worth: Amount) {
    this.#coin = worth
  }

  #small({ card, right }: GambleTold['turned'][number]): HTMLElement {
    const name = cardName(this.#needs.say, card)
    return element('li', { class: right ? 'right' : 'wrong', role: 'img', 'aria-label': name }, cardFace(card))
  }

  #at(move: GambleMove): HTMLButtonElement | null {
    return this.#buttons.get(move) ?? null
  }

  #guessButton({ guess, word, suits, key }: GuessChoice): HTMLButtonElement {
    const button = this.#button(`guess ${guess}`, key.replace(/^(Key|Digit)/, ''), guess)
    button.prepend(
      element('span', { class: 'choice-suits' }, ...suits.map(suitPicture)),
      element('span', { class: 'choice-word' }, this.#needs.say(word)),
    )
    return button
  }

  #button(look: string, key: string, move: GambleMove): HTMLButtonElement {
    const press = () => this.#say(move)
    const attributes = { type: 'button', class: `choice ${look}`, 'aria-keyshortcuts': key, onclick: press }
    return element('button', attributes, element('span', { class: 'choice-amount' }))
  }

  #say(wish: TableWish): void {
    const closed = wish !== 'away' && this.#at(wish)?.getAttribute('aria-disabled') === 'true'
    if (closed && !this.#isOver) return
    const hear = this.#hear
    if (!hear) return
    this.#hear = null
    this.#mark(wish)
    hear(wish)
  }

  /** Shows what was said last; null where the next word is awaited. */
  #mark(said: TableWish | null): void {
    this.view.toggleAttribute('data-busy', said !== null)
    for (const [move, button] of this.#buttons) button.classList.toggle('said', move === said)
  }

  /** The keys of the table, which are nobody else's while it stands. */
  #key(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const leaves = event.code === 'Escape' || (this.#isOver && (event.code === 'Space' || event.code === 'Enter'))
    const wish = leaves ? 'away' : moveOfKey(event.code)
    if (!wish) return
    event.preventDefault()
    this.#say(wish)
  }
}

/** The half that is taken: rounded up to whole coins. */
function halfOf(risked: Amount, coin: Amount): Amount {
  const coins = risked / coin
  return subtract(risked, amountOf((coins / 2n) * coin))
}
