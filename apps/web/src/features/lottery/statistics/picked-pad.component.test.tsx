import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { lotteryGame, lotteryIssues, openedNumeros } from '@sanuk/contracts/lottery'
import { whitelabel } from '@sanuk/contracts/system'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { endSession } from '../../../session/session.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { aDraw, aLottery, someIssues } from '../lottery.fixture.ts'
import { LotteryGame } from '../lottery-game.tsx'

/** Two results, with what each was like by the words of a play. */
const resultsLike = (shape: string, [latest, before]: readonly [string[], string[]]) => ({
  shape,
  list: [
    { ...aDraw(816, '40972'), words: latest },
    { ...aDraw(815, '18838'), words: before },
  ],
})

/** The page of a lottery as an address with this pick opens it. */
async function renderPicked(pick: string) {
  endSession()
  answerCall(whitelabel, { value: aBrand() })
  const plays = ['total', 'total-duel', 'position-sides', 'position'].map((code) => ({ code, odds: null }))
  answerCall(lotteryGame, { value: aLottery({ plays }) })
  answerCall(lotteryIssues, { value: someIssues() })
  const results = answerCall(openedNumeros, {
    value: resultsLike('total', [
      ['small', 'even'],
      ['big', 'even'],
    ]),
  })
  await renderOnSite(
    <main>
      <LotteryGame gameCode="golden-minute" wanted="position-sides" switcher={null} wayBack={null} />
    </main>,
    {
      path: `/lottery?gameCode=golden-minute&play=position-sides&pick=${pick}`,
      rooms: ['lottery', 'lottery-betting', 'lottery-statistics', 'lottery-ssc', 'wagers'],
    },
  )
  return results
}

const side = (word: 'odd' | 'big') =>
  page
    .getByRole('group', { name: say('lottery-ssc.row.tens'), exact: true })
    .getByRole('button', { name: say(`lottery-ssc.word.${word}`), exact: true })

test('an address with a pick opens the pad with it, and nothing is on the slip', async () => {
  await renderPicked('3.2')
  await expect.element(side('odd')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(side('big')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByText('1 unit', { exact: true }).first()).toBeVisible()
})

test('a pick that the pad does not have is left out', async () => {
  await renderPicked('9.9')
  await expect.element(side('odd')).toHaveAttribute('aria-pressed', 'false')
})

test('results show what their sum was like, or another shape that is chosen', async () => {
  const asked = await renderPicked('')
  const results = page.getByRole('list', { name: say('lottery.results') })
  const shape = (...words: string[]) => results.getByText(words.join(' '), { exact: true })
  await expect.element(shape('22', say('lottery-ssc.word.small'), say('lottery-ssc.word.even'))).toBeVisible()
  asked.reply({ value: resultsLike('total-duel', [['dragon'], ['tiger']]) })
  await page.getByRole('combobox', { name: say('lottery-statistics.shape') }).click()
  await page.getByRole('option', { name: say('lottery-ssc.play.total-duel') }).click()
  await expect.element(shape(say('lottery-ssc.word.dragon'))).toBeVisible()
  await expect.element(shape(say('lottery-ssc.word.tiger'))).toBeVisible()
  expect(asked.requests.at(-1)?.query.shape).toBe('total-duel')
})

test('statistics are a tab beside the results', async () => {
  await renderPicked('')
  await page.getByRole('tab', { name: say('lottery-statistics.title') }).click()
  const table = page.getByRole('region', { name: say('lottery-statistics.table', { count: 2 }) })
  await expect.element(table).toBeVisible()
})
