import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { subGames } from '@sanuk/contracts/catalogue'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say } from '../../../site-part.fixture.tsx'
import { FAKED, game, names, nodeOf, renderTables, table, tile } from './boards.fixture.tsx'

/** A table that takes bets for so many seconds more. */
const betting = (number: number, seconds: number) =>
  table(number, { phase: 'betting', closesAt: new Date(Date.now() + seconds * 1_000).toISOString() })

test('a table that takes bets counts down by the server’s clock, and then says that it takes none', async () => {
  vi.useFakeTimers({ toFake: [...FAKED] })
  const closing = betting(1, 60)
  await renderTables({ tables: [closing], ahead: 20_000 })
  await expect.element(tile(1).getByText('12', { exact: true })).toBeVisible()
  const shown = () => Number(tile(1).element().querySelector('.lucide-timer')?.parentElement?.textContent)
  const left = () => (Date.parse(closing.closesAt ?? '') - Date.now()) / 1_000 - 20
  await vi.advanceTimersByTimeAsync(1_000)
  const before = shown()
  expect(Math.abs(before - left())).toBeLessThanOrEqual(1)
  await vi.advanceTimersByTimeAsync(7_000)
  // A second is drawn a moment after it has begun.
  expect(Math.abs(shown() - left())).toBeLessThanOrEqual(1)
  expect(shown()).toBeLessThan(before - 5)
  await vi.advanceTimersByTimeAsync(40_000)
  await expect.element(tile(1).getByText(say('lobby.board.phase.closed'), { exact: true })).toBeVisible()
})

test.each(['shuffling', 'closed', 'dealing', 'result'] as const)('a table says that it is %s', async (phase) => {
  await renderTables({ tables: [table(1, { phase })] })
  await expect.element(tile(1).getByText(say(`lobby.board.phase.${phase}`), { exact: true })).toBeVisible()
  await expect.element(tile(1).getByText('12', { exact: true })).toBeVisible()
  expect(tile(1).element().querySelector('svg[viewBox^="0 0 16"]')).not.toBeNull()
})

test('a table at which nobody deals says so and shows no road', async () => {
  await renderTables({ tables: [table(1, { phase: 'stopped', results: '' })] })
  await expect.element(tile(1).getByText(say('lobby.board.phase.stopped'), { exact: true })).toBeVisible()
  expect(tile(1).element().querySelector('svg[viewBox^="0 0 16"]')).toBeNull()
})

test('a game without a board looks as without boards, and nothing moves when boards come', async () => {
  const { board } = await renderTables({ tables: 'no reply yet' })
  await expect.element(tile(2).getByText('฿10 – ฿1,000')).toBeInTheDocument()
  const place = () => [1, 2].map((number) => tile(number).element().getBoundingClientRect().toJSON())
  const [before, plain] = [place(), tile(2).element().innerHTML]
  board.reply({ value: { tables: [table(1)] } })
  await expect.element(tile(1).getByText(say('lobby.board.phase.dealing'), { exact: true })).toBeVisible()
  expect(place()).toEqual(before)
  expect(tile(2).element().innerHTML).toBe(plain)
})

test('under the focus a table shows its shoe, the wins of each side and its dealer', async () => {
  await renderTables({ tables: [table(1, { results: 'PBBT', dealer: 'Mali' })] })
  await expect.element(tile(1)).toBeVisible()
  await expect.element(tile(1).getByText(say('lobby.board.shoe', { dealt: '120', of: '416' }))).toBeInTheDocument()
  await expect.element(tile(1).getByText(say('lobby.board.dealer', { name: 'Mali' }))).toBeInTheDocument()
  const link = tile(1).getByRole('link').element()
  const counts = () => /B (\d+).*P (\d+).*T (\d+)/.exec(link.textContent ?? '')?.slice(1)
  expect(counts()).toEqual(['2', '1', '1'])
})

test('a screen reader is told of a table beside its link in words, and of no second by itself', async () => {
  await renderTables({ tables: [betting(1, 15)] })
  const words = [
    say('lobby.board.words.kind', { kind: say('lobby.board.kind.baccarat') }),
    say('lobby.board.words.now', { phase: say('lobby.board.phase.betting'), players: '12' }),
    say('lobby.board.words.wins', { counts: 'Banker 2, Player 1, Tie 1' }),
  ].join(' ')
  await expect.element(tile(1).getByText(words)).toBeInTheDocument()
  const link = tile(1).getByRole('link')
  await expect.element(link).toHaveAccessibleName('Play RTP 98.94% ฿10 – ฿1,000 Table 1 Rattana')
  expect(tile(1).element().querySelector('[aria-live], [role=timer], [role=status]')).toBeNull()
  expect(await findAxeViolations()).toEqual([])
})

test('the road filter shows the tables that have the road and follows what they do', async () => {
  const tables = [table(1, { results: 'PBBBB' }), table(2, { results: 'PBPB' }), table(3, { results: 'BP' })]
  const games = [game(1), game(2), game(3)]
  vi.useFakeTimers({ toFake: [...FAKED] })
  const { board, listed } = await renderTables({ games, tables, search: { road: 'long' } })
  await expect.poll(names).toEqual(['Table 1'])
  expect(listed.requests.at(-1)?.query.nodeIds).toEqual([nodeOf(1), nodeOf(2), nodeOf(3)])
  await expect.element(page.getByRole('status')).toHaveTextContent(say('lobby.count', { total: '1' }))
  board.reply({ value: { tables: [table(1, { results: 'PBBBBP' }), table(2), table(3, { results: 'BPPPP' })] } })
  await vi.advanceTimersByTimeAsync(4_000)
  await expect.poll(names).toEqual(['Table 3'])
  expect(listed.requests).toHaveLength(1)
})

test('the road filter is offered where there are tables, and says when none has the road', async () => {
  const { onSearch } = await renderTables({ tables: [table(1, { results: 'PP' })], search: { road: 'pingpong' } })
  await expect.element(page.getByRole('heading', { name: say('lobby.road.none') })).toBeVisible()
  const chips = page.getByRole('group', { name: say('lobby.road') })
  await chips.getByText(say('lobby.road.long'), { exact: true }).click()
  expect(onSearch).toHaveBeenLastCalledWith({ road: 'long' })
  await chips.getByText(say('lobby.road.all'), { exact: true }).click()
  expect(onSearch).toHaveBeenLastCalledWith({ road: undefined })
  expect(await findAxeViolations()).toEqual([])
})

test('a lobby without tables offers no roads', async () => {
  await renderTables({ tables: [] })
  await expect.element(tile(1)).toBeVisible()
  // Its place is kept only until that is known.
  await expect.poll(() => document.querySelector(`fieldset[aria-label="${say('lobby.road')}"]`)).toBeNull()
})

test('the tables under an entry show their boards in its dialog', async () => {
  answerCall(subGames, { value: { list: [game(5)] } })
  await renderTables({
    games: [game(1, { isGame: 'VASSALAGE', children: 1 })],
    tables: [table(5, { phase: 'result' })],
    search: { under: nodeOf(1) },
  })
  const dialog = page.getByRole('dialog', { name: 'Table 1' })
  await expect.element(dialog.getByText(say('lobby.board.phase.result'), { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('asks every four seconds while the page is seen, not while it is hidden, and again at once when it is back', async () => {
  vi.useFakeTimers({ toFake: [...FAKED] })
  const { board } = await renderTables({ tables: [table(1)] })
  await expect.poll(() => board.requests.length).toBe(1)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(board.requests).toHaveLength(3)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(board.requests).toHaveLength(3)
  seen.mockReturnValue('visible')
  dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(board.requests).toHaveLength(4)
})

test('asks less often after a fault, and shows what it heard last for ten seconds and then no board', async () => {
  vi.useFakeTimers({ toFake: [...FAKED] })
  const { board } = await renderTables({ tables: [table(1)] })
  const dealing = tile(1).getByText(say('lobby.board.phase.dealing'), { exact: true })
  await expect.element(dealing).toBeVisible()
  board.reply('network fault')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(board.requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(board.requests).toHaveLength(2)
  await expect.element(dealing).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(dealing).not.toBeInTheDocument()
  board.reply({ value: { tables: [table(1)] } })
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(dealing).toBeVisible()
})
