import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { jackpots } from '@sanuk/contracts/jackpots'
import { status, whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import type { Brand } from '../../brand/use-brand.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { JackpotPlace } from './jackpot-place.tsx'

const brand = (demo: boolean): Brand => ({ ...aBrand(), brand: { code: 'TEST', name: 'Test', demo } })

const pool = {
  vendor: 'STUDIO',
  code: 'grand',
  names: { th: 'ใหญ่', en: 'Grand pool' },
  games: ['game-1'],
  amount: '1234.56',
  isUnfed: false,
}

const sample = () => page.getByRole('heading', { name: say('lobby.jackpot.sample') })

async function renderPlace(demo: boolean, reply: Reply<typeof jackpots>) {
  answerCall(whitelabel, { value: brand(demo) })
  answerCall(status, { value: { status: 0, ip: '192.0.2.1', until: null, note: null, serverTime: Date.now() } })
  answerCall(jackpots, reply)
  await renderOnSite(
    <main>
      <h1>Slots</h1>
      <JackpotPlace />
    </main>,
    { path: '/rng', rooms: ['lobby'] },
  )
}

/** Nothing but the page's own heading. */
const showsNothing = () => expect.poll(() => page.getByRole('main').element().childElementCount).toBe(1)

test('a demo brand without a pool shows a sample, named so and said to be no prize', async () => {
  await renderPlace(true, { value: { list: [] } })
  await expect.element(page.getByRole('region', { name: say('lobby.jackpot.sample') })).toBeVisible()
  await expect.element(sample()).toBeVisible()
  await expect.element(page.getByText(say('lobby.jackpot.demo'))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a demo brand with a pool shows what is in it, and no sample', async () => {
  await renderPlace(true, { value: { list: [pool] } })
  await expect.element(page.getByText('Grand pool')).toBeVisible()
  await expect.element(sample()).not.toBeInTheDocument()
  await expect.element(page.getByText(say('lobby.jackpot.demo'))).not.toBeInTheDocument()
})

test('a demo brand shows nothing where it is not known whether there is a pool', async () => {
  await renderPlace(true, 'network fault')
  await showsNothing()
})

test('a brand that takes money shows nothing without a pool', async () => {
  await renderPlace(false, { value: { list: [] } })
  await showsNothing()
})

test('a pool that nobody has played for yet says what it starts at', async () => {
  await renderPlace(false, { value: { list: [{ ...pool, isUnfed: true }] } })
  await expect.element(page.getByRole('heading', { name: say('lobby.jackpot.starts_at') })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: say('lobby.jackpot'), exact: true })).not.toBeInTheDocument()
})
