import '../styles/table.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, baht, mine, OPENS, RULES, whole } from '../rooms.fixture.ts'
import { button, setUpTable } from './table-page.fixture.tsx'

beforeEach(() => {
  document.documentElement.classList.add('table-colours')
  localStorage.setItem('sanuk-rooms-preferences', 'auto-confirm')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** The table, with so many milliseconds to its close. */
async function setUp(left = 15_000) {
  const set = await setUpTable(RULES, [{ kind: 'ready', now: OPENS, balance: '5000.00' }, whole(), mine([])])
  set.time.now = OPENS + 20_000 - left
  const lay = async (spot: string) => {
    set.store.do({ kind: 'lay', spot, chip: baht(100) })
    // What was laid is drawn, and its time runs.
    await expect.poll(() => document.querySelector(`[data-spot="${spot}"] [data-state="laid"]`)).not.toBeNull()
  }
  return { ...set, lay }
}

test('chips are confirmed a second after the last change', async () => {
  const { line, lay } = await setUp()
  await lay('player')
  vi.advanceTimersByTime(900)
  await lay('banker')
  vi.advanceTimersByTime(900)
  expect(line.bet).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(line.bet).toHaveBeenCalledTimes(1)
  const stakes = new Map([
    ['player', baht(100)],
    ['banker', baht(100)],
  ])
  expect(line.bet.mock.calls).toEqual([[expect.objectContaining({ stakes })]])
})

test('chips are confirmed two seconds before the close at the latest', async () => {
  const { line, lay } = await setUp(2_400)
  await lay('player')
  vi.advanceTimersByTime(399)
  expect(line.bet).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(line.bet).toHaveBeenCalledTimes(1)
})

test('what was taken back is not confirmed', async () => {
  const { line, store, lay } = await setUp()
  await lay('player')
  store.do({ kind: 'undo' })
  await expect.poll(() => document.querySelector('[data-state="laid"]')).toBeNull()
  vi.advanceTimersByTime(5_000)
  expect(line.bet).not.toHaveBeenCalled()
})

test('a bet that was refused is not sent again by itself, but with chips that are laid after it', async () => {
  const { line, store, lay } = await setUp()
  await lay('player')
  vi.advanceTimersByTime(1_000)
  store.hear(answered({ id: line.bet.mock.calls[0]?.[0].id, fault: 'limit_reached' }))
  await expect.poll(() => document.querySelector('[data-spot="player"] [data-state="laid"]')).not.toBeNull()
  vi.advanceTimersByTime(10_000)
  expect(line.bet).toHaveBeenCalledTimes(1)
  await lay('banker')
  vi.advanceTimersByTime(1_000)
  expect(line.bet).toHaveBeenCalledTimes(2)
})

test('the menu turns it off, and chips wait for the player', async () => {
  const { line, lay } = await setUp()
  await button('Menu').click()
  const setting = page.getByRole('switch', { name: 'Confirm bets automatically' })
  await expect.element(setting).toHaveAttribute('aria-checked', 'true')
  await setting.click()
  await expect.element(setting).toHaveAttribute('aria-checked', 'false')
  await lay('player')
  vi.advanceTimersByTime(5_000)
  expect(line.bet).not.toHaveBeenCalled()
})
