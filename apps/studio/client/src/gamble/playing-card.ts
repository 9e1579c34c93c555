import { SUIT_OUTLINES, type Suit } from '@sanuk/vendor-client/cards/suit-outlines'
import { element } from '../element.ts'
import type { GameWord, Say } from '../words.ts'

const SVG = 'http://www.w3.org/2000/svg'

const SUITS: Readonly<Record<string, Suit>> = { c: 'c', d: 'd', h: 'h', s: 's' }
const SUIT_WORDS = {
  c: 'game.gamble.clubs',
  d: 'game.gamble.diamonds',
  h: 'game.gamble.hearts',
  s: 'game.gamble.spades',
} as const satisfies Readonly<Record<Suit, GameWord>>

const suitOf = (card: string): Suit => SUITS[card.charAt(1)] ?? 's'
const rankOf = (card: string): string => (card.startsWith('T') ? '10' : card.charAt(0))

/** Whether it is a red card. */
const isRed = (card: string): boolean => suitOf(card) === 'd' || suitOf(card) === 'h'

/** What a card is called. */
export const cardName = (say: Say, card: string): string =>
  say('game.gamble.card', { rank: rankOf(card), suit: say(SUIT_WORDS[suitOf(card)]) })

/** The drawing of a suit in the colour of its text. */
export function suitPicture(suit: Suit): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const attributes = { viewBox: '0 0 100 100', class: 'suit', 'aria-hidden': 'true', focusable: 'false' }
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', SUIT_OUTLINES[suit])
  svg.append(path)
  return svg
}

/** The open side of a card. */
export function cardFace(card: string): HTMLElement {
  const corner = (where: string) =>
    element('span', { class: `card-corner ${where}` }, element('span', {}, rankOf(card)), suitPicture(suitOf(card)))
  return element(
    'span',
    { class: `card-face ${isRed(card) ? 'red' : 'black'}` },
    corner('top'),
    suitPicture(suitOf(card)),
    corner('bottom'),
  )
}
