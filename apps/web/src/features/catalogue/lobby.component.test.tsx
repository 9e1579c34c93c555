import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { gamesBoard } from '@sanuk/contracts/boards'
import { type GameEntry, gameMenus, listGames, type MenuLane, PAGE_SIZE, subGames } from '@sanuk/contracts/catalogue'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { LOBBIES } from './lobbies.ts'
import { Lobby } from './lobby.tsx'
import type { LobbySearch } from './lobby-search.ts'

type LobbyName = 'RNG' | 'LIVE'

const game = (number: number, gameType: LobbyName = 'RNG'): GameEntry => ({
  nodeId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  gameCode: `game-${number}`,
  gameType,
  isGame: gameType === 'LIVE' ? 'VASSALAGE' : 'GAME',
  children: gameType === 'LIVE' ? 2 : 0,
  defaultPlayType: null,
  vendor: 'SIAM',
  vassalage: 'SIAM',
  vassalageName: 'Siam Reels',
  classification: 'SC',
  names: { th: `เกม ${number}`, en: `Game ${number}` },
  picture: { sources: [], placeholder: '' },
  minimumStake: '1',
  maximumStake: '1000',
  lines: null,
  returnToPlayer: '96.21',
  isHot: false,
  isNew: false,
  playable: true,
  offersDemo: false,
})

const gamesFrom = (first: number, count: number, gameType?: LobbyName) =>
  Array.from({ length: count }, (_, index) => game(first + index, gameType))

/** A page of `total` games that begins at `first`. */
function pageOf(total: number, { first = 1, gameType = 'RNG' }: { first?: number; gameType?: LobbyName } = {}) {
  const list = gamesFrom(first, Math.min(PAGE_SIZE, total - first + 1), gameType)
  const isLast = first + list.length > total
  return { value: { list, pageNo: 1, totalPages: Math.ceil(total / PAGE_SIZE), total, next: isLast ? null : 'more' } }
}

/** A lobby with its calls answered; the games have no reply yet. */
async function renderLobby(name: LobbyName, search: LobbySearch = {}, minimumBets: MenuLane['minimumBets'] = []) {
  const lobby = LOBBIES.find(({ gameTypes }) => gameTypes[0] === name)
  if (!lobby) throw new Error(`there is no lobby ${name}`)
  answerCall(whitelabel, minimumBets.length > 0 ? { value: aBrand() } : 'no reply yet')
  const lane: MenuLane = { gameType: name, vendors: [], hotGames: 0, classifications: [], playTypes: [], minimumBets }
  answerCall(gameMenus, { value: { data: { lanes: [lane] } } })
  const games = answerCall(listGames, 'no reply yet')
  if (name === 'LIVE') answerCall(gamesBoard, { value: { tables: [] } })
  const onSearch = vi.fn()
  const onCloseUnder = vi.fn()
  await renderOnSite(
    <main>
      <Lobby lobby={lobby} search={search} onSearch={onSearch} onCloseUnder={onCloseUnder} />
    </main>,
    { path: lobby.path, rooms: ['lobby'] },
  )
  return { games, onSearch, onCloseUnder, list: page.getByRole('list', { name: say(lobby.title), exact: true }) }
}

const retry = () => page.getByRole('button', { name: say('site.retry') })

test('a loading lobby shows a page of empty tiles in the size of game tiles', async () => {
  const { games, list } = await renderLobby('RNG')
  await expect.element(list).toHaveAttribute('aria-busy', 'true')
  const heightOfTile = () => list.element().querySelector('li')?.getBoundingClientRect().height
  const waiting = heightOfTile()
  expect(list.element().children).toHaveLength(PAGE_SIZE)

  games.reply(pageOf(3))
  await expect.element(list).toHaveAttribute('aria-busy', 'false')
  await expect.element(list.getByText('Game 1')).toBeVisible()
  expect(heightOfTile()).toBe(waiting)
  await expect.element(page.getByRole('status')).toHaveTextContent(say('lobby.count', { total: '3' }))
})

test('the lobby ends with the number of games', async () => {
  const { games } = await renderLobby('RNG')
  games.reply(pageOf(3))
  await expect.element(page.getByText(say('lobby.end', { total: '3' }))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('the lobby loads the next page when the end of the list is near', async () => {
  const total = PAGE_SIZE * 2
  const { games, list } = await renderLobby('RNG')
  games.reply(pageOf(total))
  await expect.poll(() => games.requests.at(-1)?.query.after).toBe('more')
  games.reply(pageOf(total, { first: PAGE_SIZE + 1 }))
  await expect.element(list.getByText(`Game ${total}`)).toBeInTheDocument()
  await expect.element(page.getByText(say('lobby.end', { total: String(total) }))).toBeInTheDocument()
})

test('the lobby loads the next page for whoever has scrolled past the end of the list', async () => {
  const { games, list } = await renderLobby('RNG')
  await expect.element(list).toHaveAttribute('aria-busy', 'true')
  const footer = document.createElement('footer')
  footer.style.height = '110vh'
  document.body.append(footer)
  onTestFinished(() => footer.remove())
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => list.element().getBoundingClientRect().bottom).toBeLessThan(0)
  games.reply(pageOf(PAGE_SIZE * 2))
  await expect.poll(() => games.requests.at(-1)?.query.after).toBe('more')
})

test('the lobby shows an error when its games fail to load, and can retry', async () => {
  const { games, list } = await renderLobby('RNG')
  games.reply('network fault')
  await expect.element(page.getByText(say('lobby.fault'))).toBeVisible()
  await expect.element(page.getByText(say('lobby.none'))).not.toBeInTheDocument()
  expect(await findAxeViolations()).toEqual([])

  games.reply(pageOf(3))
  await retry().click()
  await expect.element(list.getByText('Game 1')).toBeVisible()
  await expect.element(page.getByText(say('lobby.fault'))).not.toBeInTheDocument()
})

test('the lobby says that nothing was found, and offers all games', async () => {
  const { games, onSearch } = await renderLobby('RNG', { page: 'SIAM', name: 'zzzz' })
  games.reply(pageOf(0))
  await expect.element(page.getByRole('heading', { name: say('lobby.none') })).toBeVisible()
  expect(games.requests[0]?.query).toMatchObject({ vassalage: 'SIAM', gameName: 'zzzz' })
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: say('lobby.everywhere') }).click()
  expect(onSearch).toHaveBeenLastCalledWith({ page: undefined, name: 'zzzz' })
  await page.getByRole('button', { name: say('lobby.reset') }).click()
  expect(onSearch).toHaveBeenLastCalledWith({})
})

test('the lobby offers only the smallest stakes for which games can be played', async () => {
  const { games, onSearch } = await renderLobby('RNG', {}, ['0.5', '0.75'])
  games.reply(pageOf(3))
  const stakes = page.getByRole('group', { name: say('lobby.minimum') })
  await expect.element(stakes.getByText('฿0.5', { exact: true })).toBeVisible()
  const labels = () =>
    stakes
      .getByRole('button')
      .elements()
      .map((one) => one.textContent)
  await expect.poll(labels).toEqual([say('lobby.minimum.all'), '฿0.5', '฿0.75'])
  await stakes.getByText('฿0.75', { exact: true }).click()
  expect(onSearch).toHaveBeenLastCalledWith({ minimum: '0.75' })
})

test('the sub-game dialog shows an error when its games fail to load, and can retry', async () => {
  const children = answerCall(subGames, 'network fault')
  const { games, onCloseUnder } = await renderLobby('LIVE', { under: game(1).nodeId })
  games.reply(pageOf(1, { gameType: 'LIVE' }))
  const popup = page.getByRole('dialog', { name: 'Game 1' })
  await expect.element(popup.getByText(say('lobby.fault'))).toBeVisible()
  expect(await findAxeViolations(popup.element())).toEqual([])

  children.reply({ value: { list: gamesFrom(2, 2) } })
  await popup.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(popup.getByText('Game 3')).toBeVisible()
  expect(popup.getByRole('listitem').elements()).toHaveLength(2)
  expect(children.requests.at(-1)).toEqual({ params: { vassalage: 'SIAM' }, query: { nodeId: game(1).nodeId } })
  await userEvent.keyboard('{Escape}')
  expect(onCloseUnder).toHaveBeenCalledTimes(1)
})

test('the sub-game dialog says that a linked entry does not exist', async () => {
  const { games } = await renderLobby('LIVE', { under: game(9).nodeId })
  games.reply(pageOf(0))
  await expect.element(page.getByRole('dialog').getByText(say('lobby.under.none'))).toBeVisible()
})
