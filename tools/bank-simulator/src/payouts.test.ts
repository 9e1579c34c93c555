import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPayoutBook } from './payout-book.ts'
import { openPayouts } from './payouts.ts'

const orderNamed = (order: string) => ({
  order,
  reference: 'W1',
  amount: '500',
  currency: 'THB' as const,
  bank: '004' as const,
  accountNumber: '1234567890',
  holder: 'Somchai Jaidee',
})
const [FIRST, SECOND] = ['0b0f3b0e-54a3-4a52-8a53-64f6e2a3f001', '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f002']

async function openTestBank() {
  const directory = await mkdtemp(join(tmpdir(), 'bank-'))
  const path = join(directory, 'bank-payouts.json')
  const paid: unknown[] = []
  const open = async () =>
    openPayouts({
      book: await openPayoutBook(path),
      lines: { add: async (line) => void paid.push(line) },
      report: async () => {},
      now: Date.now,
      paysAfterMs: 60_000,
      onFailure: () => {},
    })
  const payouts = await open()
  onTestFinished(async () => {
    await payouts.stop()
    await rm(directory, { recursive: true })
  })
  return { payouts, open, paid }
}

test('a cancelled order is ended with what was paid of it, and never paid again', async () => {
  const { payouts, paid } = await openTestBank()
  await payouts.order(orderNamed(FIRST))
  await payouts.play(FIRST, 'half')
  const cancelled = await payouts.cancel(FIRST)
  expect(cancelled).toMatchObject({ order: FIRST, state: 'failed', payments: [{ amount: '250.00' }] })
  await payouts.play(FIRST, 'pay')
  expect(await payouts.order(orderNamed(FIRST))).toEqual(cancelled)
  expect(paid).toHaveLength(1)
})

test('an order cancelled and paid at once ends in one of the two', async () => {
  const { payouts, paid } = await openTestBank()
  await payouts.order(orderNamed(FIRST))
  const [answer] = await Promise.all([payouts.cancel(FIRST), payouts.play(FIRST, 'pay')])
  expect(paid).toHaveLength(answer.payments.length)
  expect(await payouts.cancel(FIRST)).toEqual(answer)
})

test('an order that is cancelled before it comes is not taken, after a restart either', async () => {
  const { payouts, open } = await openTestBank()
  await payouts.cancel(SECOND)
  const again = await open()
  onTestFinished(again.stop)
  expect(await again.order(orderNamed(SECOND))).toMatchObject({ state: 'failed', payments: [] })
  expect(again.all()).toEqual([])
})
