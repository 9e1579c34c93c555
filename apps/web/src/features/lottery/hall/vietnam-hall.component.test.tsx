import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { popularLotteries } from '@sanuk/contracts/lottery'
import { lotteryStreaks } from '@sanuk/contracts/lottery-statistics'
import { whitelabel } from '@sanuk/contracts/system'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { aDraw, anIssue } from '../lottery.fixture.ts'
import type { Regions } from './hall-groups.ts'
import { aListedLottery } from './listed-lottery.fixture.ts'
import { LotteryHall } from './lottery-hall.tsx'

const CODES = ['vietnam-south', 'vietnam-north'] as const
const REGIONS: Regions = new Map([
  ['vietnam-south', 'south'],
  ['vietnam-north', 'north'],
])

test('a hall of Vietnam is grouped by region, and made-up results are marked', async () => {
  const lotteries = CODES.map((code) => aListedLottery(code, { vendor: 'TCG_LOTTO_VN', defaultPlayType: 'VN' }))
  const now = new Date().toISOString()
  answerCall(whitelabel, { value: aBrand() })
  answerCall(lotteryStreaks, { value: { now, list: [] } })
  answerCall(popularLotteries, {
    value: {
      now,
      list: CODES.map((gameCode) => ({
        gameCode,
        vendor: 'TCG_LOTTO_VN',
        names: { th: gameCode, en: gameCode },
        open: anIssue(417, 3_600),
        latest: { ...aDraw(416, '1'), ...(gameCode === 'vietnam-north' && { simulated: true as const }) },
      })),
    },
  })
  await renderOnSite(
    <main>
      <LotteryHall
        title="Lottery"
        about="All"
        lotteries={{ list: lotteries, error: null, refetch: () => {} }}
        regions={REGIONS}
        mark={() => null}
      />
    </main>,
    {
      path: '/vnlottery',
      rooms: ['lottery', 'lobby', 'lottery-results', 'lottery-statistics', 'lottery-zodiac'],
    },
  )
  const north = page.getByRole('list', { name: say('lottery-results.region.north') })
  const south = page.getByRole('list', { name: say('lottery-results.region.south') })
  await expect.element(north.getByText(say('lottery-results.simulated'), { exact: true })).toBeVisible()
  await expect.element(south.getByRole('link', { name: /vietnam-south/ })).toBeVisible()
  expect(south.getByText(say('lottery-results.simulated')).elements()).toEqual([])
})
