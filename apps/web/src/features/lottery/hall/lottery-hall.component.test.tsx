import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import type { GameEntry } from '@sanuk/contracts/catalogue'
import { LOTTERY_VENDORS_MAX, lotteryIssues, popularLotteries } from '@sanuk/contracts/lottery'
import { lotteryStreaks } from '@sanuk/contracts/lottery-statistics'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { aDraw, anIssue, someIssues } from '../lottery.fixture.ts'
import { LotteryHall } from './lottery-hall.tsx'

const lottery = (gameCode: string, number: number, change: Partial<GameEntry> = {}) => {
  const game: GameEntry = {
    nodeId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    gameCode,
    gameType: 'LOTT',
    isGame: 'GAME',
    children: 0,
    defaultPlayType: 'SSC',
    vendor: 'LOTT',
    vassalage: 'MUN_CHOK',
    vassalageName: 'Mun Chok',
    classification: 'JP',
    names: { th: gameCode, en: gameCode },
    picture: { sources: [], placeholder: '' },
    minimumStake: '0.02',
    maximumStake: '1000',
    lines: null,
    returnToPlayer: null,
    isHot: false,
    isNew: false,
    playable: true,
    offersDemo: false,
    ...change,
  }
  return { game, href: `/lottery?gameCode=${gameCode}` }
}

type Lotteries = ReturnType<typeof lottery>[] | undefined

async function renderHall(list: Lotteries, issues: Reply<typeof lotteryIssues> = { value: someIssues() }) {
  answerCall(whitelabel, { value: aBrand() })
  answerCall(lotteryIssues, issues)
  answerCall(lotteryStreaks, { value: { now: new Date().toISOString(), list: [] } })
  const popular = answerCall(popularLotteries, {
    value: {
      now: new Date().toISOString(),
      list: [
        {
          gameCode: 'golden-minute',
          vendor: 'LOTT',
          names: { th: 'golden-minute', en: 'golden-minute' },
          open: anIssue(417, 38),
          latest: aDraw(416, '12345'),
        },
      ],
    },
  })
  await renderOnSite(
    <main>
      <LotteryHall
        title="Lottery"
        about="All"
        lotteries={{ list, error: list ? null : new Error('no answer'), refetch: () => {} }}
        mark={() => null}
      />
    </main>,
    { path: '/lottery', rooms: ['lottery', 'lobby', 'lottery-betting', 'lottery-statistics', 'lottery-zodiac'] },
  )
  return popular
}

test('popular lotteries come first, those that are not open last', async () => {
  await renderHall([lottery('soon', 3, { playable: false }), lottery('quiet', 2), lottery('golden-minute', 1)])
  const cards = page.getByRole('list', { name: say('lobby.play.SSC') })
  await expect.element(cards.getByText(/Draw 0417/)).toBeVisible()
  await expect.element(cards.getByText(/Draw 0817/)).toBeVisible()
  const links = cards.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/lottery?gameCode=golden-minute',
    '/lottery?gameCode=quiet',
  ])
  await expect.element(cards.getByText(say('site.game.soon'))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test.each([
  [LOTTERY_VENDORS_MAX, 'V0,V1,V2,V3,V4,V5,V6,V7,V8,V9'],
  [LOTTERY_VENDORS_MAX + 1, undefined],
])('lotteries of %d vendors are asked for by name only where the call takes so many', async (count, vendors) => {
  const popular = await renderHall(
    Array.from({ length: count }, (_, at) => lottery(`game-${at}`, at, { vendor: `V${at}` })),
  )
  await expect.poll(() => popular.requests[0]?.query.count).toBe(60)
  expect(popular.requests[0]?.query.vendors).toBe(vendors)
})

test('a hall without lotteries says so', async () => {
  await renderHall([])
  await expect.element(page.getByText(say('lottery.hall.none'))).toBeVisible()
})

test('a hall that fails to load can be tried again', async () => {
  await renderHall(undefined)
  await expect.element(page.getByRole('button', { name: say('site.retry') })).toBeVisible()
})

test('each kind of lottery has its heading, and a long countdown says days', async () => {
  const inThreeDays = 3 * 24 * 3_600 + 100
  await renderHall(
    [
      lottery('golden-minute', 1),
      lottery('thai-government', 2, { defaultPlayType: 'THAI', vendor: 'TCG_SEA' }),
      lottery('twelve-animals', 3, { defaultPlayType: 'THAI', vendor: 'ELOTT' }),
    ],
    { value: someIssues({ open: [anIssue(817, inThreeDays)], latest: { ...aDraw(816, ''), result: ['08'] } }) },
  )
  const headings = page.getByRole('heading', { level: 2 })
  await expect
    .poll(() => headings.elements().map(({ textContent }) => textContent))
    .toEqual([
      say('lottery-statistics.streaks'),
      say('lobby.play.SSC'),
      say('lottery.hall.thai'),
      say('lottery.hall.animals'),
    ])
  const animals = page.getByRole('list', { name: say('lottery.hall.animals') })
  await expect.element(animals.getByText(say('lottery-zodiac.word.goat'))).toBeVisible()
  await expect.element(animals.getByRole('timer')).toHaveAccessibleName(/3 d 00:01:/)
  expect(await findAxeViolations()).toEqual([])
})
