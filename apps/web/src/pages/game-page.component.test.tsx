import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { type GameEntry, listGames } from '@sanuk/contracts/catalogue'
import { whitelabel } from '@sanuk/contracts/system'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../site-part.fixture.tsx'
import { FramedGame } from './game-page.tsx'

const LOTTERY: GameEntry = {
  nodeId: '00000000-0000-4000-8000-000000000001',
  gameCode: 'racing-ten',
  gameType: 'LOTT',
  isGame: 'GAME',
  children: 0,
  defaultPlayType: 'PK10',
  vendor: 'LOTT',
  vassalage: 'MUN_CHOK',
  vassalageName: 'Munchok Draws',
  classification: 'BG',
  names: { th: 'แข่งรถสิบคัน', en: 'Racing Ten' },
  picture: { sources: [{ width: 160, url: '/art/favicon.svg' }], placeholder: '' },
  minimumStake: '0.02',
  maximumStake: '5000.00',
  lines: null,
  returnToPlayer: null,
  isHot: true,
  isNew: false,
  playable: true,
  offersDemo: false,
}

function renderGame(game: Partial<GameEntry>) {
  answerCall(whitelabel, 'no reply yet')
  const list = [{ ...LOTTERY, ...game }]
  answerCall(listGames, { value: { list, pageNo: 1, totalPages: 1, total: 1, next: null } })
  return renderOnSite(<FramedGame />, { path: `/game?id=${LOTTERY.nodeId}`, rooms: ['launch'] })
}

test('the address of a game leads on to the lottery screen where it is a lottery of the platform', async () => {
  const { router } = await renderGame({})
  await expect.poll(() => router.location().path).toBe('/lottery')
  expect(router.location().search).toEqual({ gameCode: 'racing-ten', vendor: 'LOTT', playType: 'PK10' })
})

test.each([
  ['an announced lottery', { playable: false }],
  ['a game of another vendor', { vendor: 'STUDIO' }],
] as const)('the address of %s shows the game page, which asks visitors to sign in', async (_, game) => {
  const { router } = await renderGame(game)
  await expect.element(page.getByText('Racing Ten', { exact: true })).toBeVisible()
  await expect.element(page.getByText(say('launch.sign_in'), { exact: true })).toBeVisible()
  expect(router.location().path).toBe('/game')
})

test('on a phone a long name of a game makes its page no wider than the screen', async () => {
  await usePhone()
  const names = { th: 'บาคาร่าห้องเศรษฐีริมแม่น้ำเจ้าพระยา', en: 'High Rollers’ Baccarat by the Chao Phraya River' }
  await renderGame({ vendor: 'STUDIO', names })
  await expect.element(page.getByText(names.en, { exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
