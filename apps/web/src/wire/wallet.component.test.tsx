import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { balance } from '@sanuk/contracts/wallet'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BalanceView } from '../shell/balance-view.tsx'
import { renderOnSite, say } from '../site-part.fixture.tsx'
import { hearOwn } from './own-news.ts'
import { forgetMember, queryClient } from './read.ts'
import { readWallet } from './wallet.ts'

const holds = (sumBalance: string, version: number) => ({
  value: { sumBalance, version, currency: 'THB' as const, currencySymbol: '฿' },
})
const hear = (sumBalance: string, version: number) => hearOwn({ kind: 'balance', sumBalance, version })
const refresh = () => page.getByTitle(say('site.balance.refresh'))

async function renderBalance() {
  const answered = answerCall(balance, holds('100.00', 7))
  await renderOnSite(<BalanceView />)
  await expect.element(refresh()).toHaveTextContent('฿100.00')
  return answered
}

test('news of an older balance leave the newer one', async () => {
  await renderBalance()
  hear('90.00', 9)
  await expect.element(refresh()).toHaveTextContent('฿90.00')
  hear('95.00', 8)
  expect(queryClient.getQueryData(readWallet.queryKey)).toMatchObject({ sumBalance: '90.00', version: 9 })
  await expect.element(refresh()).toHaveTextContent('฿90.00')
})

test('an answer that news have overtaken leaves the newer balance, and a later one replaces it', async () => {
  const answered = await renderBalance()
  answered.reply('no reply yet')
  await refresh().click()
  hear('90.00', 9)
  answered.reply(holds('100.00', 7))
  await expect.element(refresh()).toHaveAttribute('aria-busy', 'false')
  await expect.element(refresh()).toHaveTextContent('฿90.00')
  answered.reply(holds('85.00', 10))
  await refresh().click()
  await expect.element(refresh()).toHaveTextContent('฿85.00')
})

test('the balance of whoever signs in next counts from its own version', async () => {
  const answered = await renderBalance()
  answered.reply(holds('1.00', 2))
  forgetMember()
  await refresh().click()
  await expect.element(refresh()).toHaveTextContent('฿1.00')
})
