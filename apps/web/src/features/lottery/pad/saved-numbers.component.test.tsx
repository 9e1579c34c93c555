import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { lotteryGame, lotteryIssues, openedNumeros } from '@sanuk/contracts/lottery'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { endSession } from '../../../session/session.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { ToastHost } from '../../../toasts/toast-host.tsx'
import { aDraw, aLottery, someIssues } from '../lottery.fixture.ts'
import { LotteryGame } from '../lottery-game.tsx'

async function renderLottery() {
  answerCall(whitelabel, { value: aBrand() })
  answerCall(openedNumeros, { value: { list: [aDraw(816, '40972')] } })
  answerCall(lotteryGame, { value: aLottery() })
  answerCall(lotteryIssues, { value: someIssues() })
  endSession()
  localStorage.removeItem('lottery-sets.')
  await renderOnSite(
    <>
      <main>
        <LotteryGame gameCode="golden-minute" wanted="back-three-straight" switcher={null} wayBack={null} />
      </main>
      <ToastHost />
    </>,
    {
      path: '/lottery?gameCode=golden-minute',
      rooms: ['lottery', 'lottery-betting', 'lottery-ssc', 'wagers'],
    },
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('picked numbers are saved under a name, picked again, deleted, and brought back', async () => {
  await renderLottery()
  for (const row of ['hundreds', 'tens', 'ones'] as const)
    await page
      .getByRole('group', { name: say(`lottery-ssc.row.${row}`), exact: true })
      .getByRole('button', { name: '7', exact: true })
      .click()
  await page.getByText(say('lottery-betting.sets'), { exact: true }).click()
  await page.getByRole('textbox', { name: say('lottery-betting.sets.name') }).fill('Sevens')
  await button(say('lottery-betting.sets.save')).click()
  const use = button(say('lottery-betting.sets.use', { name: 'Sevens' }))
  await expect.element(use).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await button(say('lottery.add')).click()
  await expect.element(button(say('lottery.add'))).toBeDisabled()
  await use.click()
  await expect.element(button(say('lottery.add'))).toBeEnabled()
  // A message does not go away while nobody looks.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await button(say('lottery-betting.sets.delete', { name: 'Sevens' })).click()
  await expect.element(use).not.toBeInTheDocument()
  await button(say('site.undo')).click()
  await expect.element(use).toBeVisible()
})
