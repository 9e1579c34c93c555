import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import type { GameEntry } from '@sanuk/contracts/catalogue'
import { type LotteryStreak, lotteryStreaks, STREAK_LEAST } from '@sanuk/contracts/lottery-statistics'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { anIssue } from '../lottery.fixture.ts'
import { StreakSection } from './streak-section.tsx'

const game: GameEntry = {
  nodeId: '00000000-0000-4000-8000-000000000001',
  gameCode: 'racing-ten',
  gameType: 'LOTT',
  isGame: 'GAME',
  children: 0,
  defaultPlayType: 'PK10',
  vendor: 'LOTT',
  vassalage: 'MUN_CHOK',
  vassalageName: 'Mun Chok',
  classification: 'JP',
  names: { th: 'แข่งรถ', en: 'Racing Ten' },
  picture: { sources: [], placeholder: '' },
  minimumStake: '0.02',
  maximumStake: '1000',
  lines: null,
  returnToPlayer: null,
  isHot: false,
  isNew: false,
  playable: true,
  offersDemo: false,
}

/** Odd at the second of ten places; its opposite is even. */
function aStreak(change: Partial<LotteryStreak> = {}): LotteryStreak {
  const { number, sealsAt } = anIssue(817, 600)
  const picked = (symbol: number) => ({ rows: Array.from({ length: 10 }, (_, at) => (at === 1 ? [symbol] : [])) })
  return {
    gameCode: 'racing-ten',
    vendor: 'LOTT',
    family: 'PK10',
    names: game.names,
    play: 'place-sides',
    row: 1,
    word: 'odd',
    length: 7,
    goesOn: picked(2),
    ends: picked(3),
    issue: { number, sealsAt },
    ...change,
  }
}

async function renderStreaks(reply: Reply<typeof lotteryStreaks>) {
  const streaks = answerCall(lotteryStreaks, reply)
  const { router } = await renderOnSite(
    <main>
      <h1>Lotteries</h1>
      <StreakSection lotteries={[{ game, href: '/lottery?gameCode=racing-ten' }]} />
    </main>,
    { path: '/lottery', rooms: ['lottery', 'lottery-statistics', 'lottery-pk10'] },
  )
  return { streaks, router }
}

const list = (...streaks: LotteryStreak[]) => ({ value: { now: new Date().toISOString(), list: streaks } })
const items = () => page.getByRole('list', { name: say('lottery-statistics.streaks') }).getByRole('listitem')

test('a streak says what goes on for how long, and leads to the pad with either bet picked', async () => {
  const { router, streaks } = await renderStreaks(list(aStreak()))
  const item = items()
  await expect.element(item.getByText(say('lottery-pk10.word.odd'), { exact: true })).toBeVisible()
  await expect.element(item.getByText(say('lottery-statistics.streaks.length', { count: 7 }))).toBeVisible()
  await expect.element(item.getByText(new RegExp(say('lottery-pk10.row.second')))).toBeVisible()
  expect(streaks.requests[0]?.query.vendors).toBe('LOTT')
  const links = items().getByRole('link')
  const link = (symbol: number) => `/lottery?gameCode=racing-ten&play=place-sides&pick=1.${symbol}`
  expect(links.elements().map((one) => one.getAttribute('href'))).toEqual([link(2), link(3)])
  await expect.element(page.getByText(new RegExp(say('lottery-statistics.no_memory')))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await links.last().click()
  await expect.poll(() => router.current().location.search).toMatchObject({ play: 'place-sides', pick: '1.3' })
})

test('six streaks are in sight, and all on demand; those of lotteries elsewhere are left out', async () => {
  const eight = Array.from({ length: 8 }, (_, row) => aStreak({ row }))
  await renderStreaks(list(aStreak({ gameCode: 'elsewhere' }), ...eight))
  await expect.poll(() => items().elements().length).toBe(6)
  await page.getByRole('button', { name: say('lottery-statistics.streaks.all', { count: 8 }) }).click()
  await expect.poll(() => items().elements().length).toBe(8)
})

test('says that it loads, and that there is no streak', async () => {
  const { streaks } = await renderStreaks('no reply yet')
  await expect.element(page.getByRole('status', { name: say('site.loading') })).toBeVisible()
  streaks.reply(list())
  await expect.element(page.getByText(say('lottery-statistics.streaks.none', { least: STREAK_LEAST }))).toBeVisible()
})

test('a failed call can be tried again', async () => {
  const { streaks } = await renderStreaks('network fault')
  await expect.element(page.getByText(say('lottery-statistics.streaks.failed'))).toBeVisible()
  streaks.reply(list(aStreak()))
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(items()).toBeVisible()
})

test('a streak of a family that this page does not know is left out', async () => {
  await renderStreaks(list(aStreak({ family: 'FUTURE' })))
  await expect.element(page.getByText(say('lottery-statistics.streaks.none', { least: STREAK_LEAST }))).toBeVisible()
})
