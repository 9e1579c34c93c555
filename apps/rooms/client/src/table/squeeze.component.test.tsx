import '../styles/table.css'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RoomMessage, SpotStake, TableRules } from '#protocol'
import { BETTING, COUP, mine, news, RULES, turnsOf, whole, wins } from '../rooms.fixture.ts'
import { button, setUpTable } from './table-page.fixture.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
  localStorage.clear()
})

const SQUEEZE = { ...RULES, code: 'baccarat-squeeze' }

/** The table while it deals, to a player with these stakes. */
async function deal(stakes: readonly SpotStake[], rules: TableRules = SQUEEZE) {
  const named = (message: RoomMessage) => ({ ...message, table: rules.code }) as RoomMessage
  const set = await setUpTable(rules, [whole(), mine(stakes), news(2, { kind: 'dealing' })].map(named))
  let at = 2
  const hear = (message: RoomMessage) => set.store.hear(named(message))
  const show = (...turns: readonly string[]) => {
    for (const turn of turnsOf(...turns)) {
      at += 1
      hear(news(at, { kind: 'shown', turn, dealt: 6 + at }))
    }
  }
  return { ...set, hear, show, end: () => hear(news(at + 1, { kind: 'result', result: wins('banker') })) }
}

const ON_BANKER = [{ spot: 'banker', amount: '100.00' }]
const faceDown = (side: string, number: number) => button(`${side}: card ${number}, face down`)

test('cards of the own side lie face down, those of the other as usual', async () => {
  const { show } = await deal(ON_BANKER)
  show('player 5d', 'banker 8c')
  await expect.element(faceDown('Banker', 1)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Player: 5' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Banker', exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: '8 of clubs' })).not.toBeInTheDocument()
  expect(document.querySelectorAll('[data-side="banker"] .card-face')).toHaveLength(0)
})

test('a press turns one card, and what it counts is told', async () => {
  const { show } = await deal(ON_BANKER)
  show('banker 8c', 'banker Kh')
  await faceDown('Banker', 1).click()
  await expect.element(page.getByRole('img', { name: '8 of clubs' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Banker: 8' })).toBeVisible()
  await expect.element(faceDown('Banker', 2)).toBeVisible()
})

/** Drags the lower left corner of a card upwards, by a part of its height. */
function drag(part: number, { isLetGo = true } = {}) {
  const card = document.querySelector('.squeeze-card')
  if (!card) throw new Error('no card lies face down')
  const { left, bottom, height } = card.getBoundingClientRect()
  const fire = (type: string, y: number) =>
    card.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, bubbles: true, clientX: left + 4, clientY: y, isPrimary: true }),
    )
  card.setPointerCapture = () => undefined
  fire('pointerdown', bottom - 4)
  for (let step = 1; step <= 4; step += 1) fire('pointermove', bottom - 4 - (height * part * step) / 4)
  if (isLetGo) fire('pointerup', bottom - 4 - height * part)
}

test('a corner that is dragged shows a part of the face, and falls back when it is let go early', async () => {
  const { show } = await deal(ON_BANKER)
  show('banker 8c')
  await expect.element(faceDown('Banker', 1)).toBeVisible()
  drag(0.4, { isLetGo: false })
  await expect.poll(() => document.querySelectorAll('.squeeze-flap .card-face').length).toBe(1)
  drag(0.4)
  await expect.poll(() => document.querySelectorAll('.squeeze-flap').length).toBe(0)
  await expect.element(faceDown('Banker', 1)).toBeVisible()
})

test('a corner that is dragged far enough turns the card', async () => {
  const { show } = await deal(ON_BANKER)
  show('banker 8c')
  await expect.element(faceDown('Banker', 1)).toBeVisible()
  drag(0.9)
  await expect.element(page.getByRole('img', { name: '8 of clubs' })).toBeVisible()
})

test('arrow keys lift a corner until the card is turned', async () => {
  const { show } = await deal(ON_BANKER)
  show('banker 8c')
  await expect.element(faceDown('Banker', 1)).toBeVisible()
  faceDown('Banker', 1).element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => document.querySelectorAll('.squeeze-flap').length).toBe(1)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(page.getByRole('img', { name: '8 of clubs' })).toBeVisible()
})

test('one press turns all cards, and those that still come', async () => {
  const { show } = await deal(ON_BANKER)
  show('banker 8c', 'banker Kh')
  await button('Turn all cards').click()
  await expect.element(page.getByRole('img', { name: 'King of hearts' })).toBeVisible()
  show('banker 2s')
  await expect.element(page.getByRole('img', { name: '2 of spades' })).toBeVisible()
  await expect.element(button('Turn all cards')).not.toBeInTheDocument()
})

test('the result and the balance wait for the end of the coup, which turns what still lies face down', async () => {
  const { show, hear, end } = await deal(ON_BANKER)
  show('player 5d', 'banker 8c')
  const paid = { stake: '100.00', win: '195.00', lines: [{ spot: 'banker', stake: '100.00', win: '195.00' }] }
  hear({ kind: 'paid', table: SQUEEZE.code, coup: COUP, ...paid, balance: '5195.00' })
  await expect.element(page.getByText('฿5,000.00')).toBeVisible()
  await expect.element(faceDown('Banker', 1)).toBeVisible()
  end()
  await expect.element(page.getByRole('region', { name: 'Banker: 8' })).toBeVisible()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Banker wins' }))
    .toHaveTextContent('Banker wins, 8 to 5 · You won ฿195.00')
  await expect.element(page.getByText('฿5,195.00')).toBeVisible()
})

test.each([
  { who: 'without a stake', stakes: [], rules: SQUEEZE },
  { who: 'with a stake on neither side', stakes: [{ spot: 'tie', amount: '50.00' }], rules: SQUEEZE },
  { who: 'at another table', stakes: ON_BANKER, rules: RULES },
])('a player $who sees cards turned as usual', async ({ stakes, rules }) => {
  const { show } = await deal(stakes, rules)
  show('banker 8c')
  await expect.element(page.getByRole('img', { name: '8 of clubs' })).toBeVisible()
})

test('cards that lay there when the page came stay as they are', async () => {
  const shown = turnsOf('banker 8c')
  const state = { ...BETTING, phase: 'dealing' as const, coup: BETTING.coup && { ...BETTING.coup, shown } }
  const named = (message: RoomMessage) => ({ ...message, table: SQUEEZE.code }) as RoomMessage
  await setUpTable(SQUEEZE, [whole(state), mine(ON_BANKER)].map(named))
  await expect.element(page.getByRole('img', { name: '8 of clubs' })).toBeVisible()
})

test('the menu turns it off, and on at other tables of baccarat; the browser remembers', async () => {
  await deal(ON_BANKER)
  await button('Menu').click()
  const setting = page.getByRole('switch', { name: 'Squeeze cards' })
  await expect.element(setting).toHaveAttribute('aria-checked', 'true')
  await setting.click()
  await expect.element(setting).toHaveAttribute('aria-checked', 'false')
  expect(localStorage.getItem('sanuk-rooms-preferences')).toBe('no-squeeze')
})

test('cards that lie face down can be told and turned by everybody', async () => {
  const { show } = await deal([...ON_BANKER, { spot: 'player-pair', amount: '50.00' }])
  show('player 5d', 'banker 8c', 'player Kh', 'banker 2s', 'player 4c')
  await expect.element(faceDown('Player', 3)).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})
