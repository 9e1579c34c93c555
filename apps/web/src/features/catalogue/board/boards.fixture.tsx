import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { type BoardTable, gamesBoard } from '@sanuk/contracts/boards'
import { type GameEntry, gameMenus, listGames } from '@sanuk/contracts/catalogue'
import { status, whitelabel } from '@sanuk/contracts/system'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { LOBBIES } from '../lobbies.ts'
import { Lobby } from '../lobby.tsx'
import type { LobbySearch } from '../lobby-search.ts'

export const nodeOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const game = (number: number, more: Partial<GameEntry> = {}): GameEntry => ({
  nodeId: nodeOf(number),
  gameCode: `table-${number}`,
  gameType: 'LIVE',
  isGame: 'GAME',
  children: 0,
  defaultPlayType: null,
  vendor: 'ROOMS',
  vassalage: 'RATTANA',
  vassalageName: 'Rattana',
  classification: 'TG',
  names: { th: `โต๊ะ ${number}`, en: `Table ${number}` },
  picture: { sources: [], placeholder: '' },
  minimumStake: '10',
  maximumStake: '1000',
  lines: null,
  returnToPlayer: '98.94',
  isHot: false,
  isNew: false,
  playable: true,
  offersDemo: false,
  ...more,
})

export const table = (number: number, more: Partial<BoardTable> = {}): BoardTable => ({
  nodeId: nodeOf(number),
  phase: 'dealing',
  players: 12,
  results: 'PBBT',
  dealt: 120,
  of: 416,
  ...more,
})

type Shown = {
  readonly games?: readonly GameEntry[]
  readonly tables?: readonly BoardTable[] | 'no reply yet'
  readonly search?: LobbySearch
  /** A part of the games that the list tells first, before it goes on with all of them. */
  readonly firstPart?: readonly GameEntry[]
  /** How far the server's clock is ahead. */
  readonly ahead?: number
}

/** The lobby of live tables with its calls answered. */
export async function renderTables(shown: Shown) {
  const { games = [game(1), game(2)], tables = [], search = {}, firstPart, ahead = 0 } = shown
  const lobby = LOBBIES.find(({ path }) => path === '/live')
  if (!lobby) throw new Error('there is no lobby of live tables')
  answerCall(whitelabel, { value: aBrand() })
  answerCall(status, { value: { status: 0, ip: '192.0.2.1', until: null, note: null, serverTime: Date.now() + ahead } })
  answerCall(gameMenus, { value: { data: { lanes: [] } } })
  const list = [...games]
  const listed = answerCall(listGames, { value: { list, pageNo: 1, totalPages: 1, total: list.length, next: null } })
  if (firstPart) {
    const value = { list: [...firstPart], pageNo: 1, totalPages: 2, total: list.length, next: 'on' }
    listed.replyOnce({ value })
  }
  const board = answerCall(gamesBoard, tables === 'no reply yet' ? tables : { value: { tables: [...tables] } })
  const onSearch = vi.fn()
  await renderOnSite(
    <main>
      <Lobby lobby={lobby} search={search} onSearch={onSearch} onCloseUnder={vi.fn()} />
    </main>,
    { path: '/live', rooms: ['lobby'] },
  )
  return { board, listed, onSearch }
}

export const tile = (number: number) => page.getByRole('listitem').filter({ hasText: `Table ${number}` })
/** The tables that are shown, in their order. */
export const names = () =>
  page
    .getByRole('list', { name: say('site.category.LIVE'), exact: true })
    .getByRole('link')
    .elements()
    .map((link) => /Table \d+/.exec(link.textContent ?? '')?.[0])

/** Clocks and timers that a test moves on by itself. */
export const FAKED = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
