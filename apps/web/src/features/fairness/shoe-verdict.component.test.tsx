import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { CheckRound } from './check-round.tsx'

// The first coups of a shoe that was dealt in Python: see shoe-in-python.fixture.ts of the verifier.
const RECORD = {
  format: 'sanuk-shoe-1',
  shoe: 'dealt in python 1',
  variant: 'commission',
  commitment: '17523b8f3db8571b4e5082e00f7dbf4ff4993be9b2f5e038422bb4d766a4038d',
  serverSeed: '6fcb85f38088c1d24293ff03b446f0356663f969b614b38960d4858a61709ff1',
  clientSeed: 'public text of shoe 1',
  nonce: 1,
  burn: { card: '9c', count: 9 },
  coups: [
    { player: ['8d', '4s', 'Js'], banker: ['8d', '5c', '9s'], winner: 'tie' },
    { player: ['5s', 'Kh', '2s'], banker: ['6h', '6c', 'Jd'], winner: 'player' },
  ],
  isComplete: false,
  bets: [{ round: 'r1', coup: 1, spot: 'banker', stake: '1.2346', win: '1.2346' }],
}

const verdict = page.getByRole('status')

async function paste(record: object): Promise<void> {
  await renderOnSite(
    <main>
      <h1>{RECORD.shoe}</h1>
      <CheckRound />
    </main>,
    { rooms: ['fairness'] },
  )
  await page.getByRole('textbox', { name: say('fairness.paste') }).fill(JSON.stringify(record))
}

test('a shoe that holds: shows what it was shuffled from', async () => {
  await paste(RECORD)
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.shoe.holds'))
  const facts = [...verdict.element().querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )
  expect(facts).toEqual(
    expect.arrayContaining([
      [say('fairness.shoe'), RECORD.shoe],
      [say('fairness.shoe.coups'), '2'],
      [say('fairness.shoe.burn'), '9c (9)'],
      [say('fairness.server_seed'), RECORD.serverSeed],
    ]),
  )
  expect(await findAxeViolations()).toEqual([])
})

test('a shoe with another card does not hold', async () => {
  await paste({ ...RECORD, burn: { card: '9d', count: 9 } })
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.shoe.broken'))
  await expect.element(verdict.getByText(say('fairness.shoe.check.money'))).toHaveAttribute('data-holds', 'true')
})

test('a shoe that is still dealt from cannot be verified yet', async () => {
  await paste({ ...RECORD, serverSeed: null })
  await expect.element(verdict.getByText(say('fairness.shoe.untold.text'))).toBeVisible()
})

// Of the shoe of dragon tiger in live-in-python.fixture.ts of the verifier.
const DRAGON_TIGER = {
  format: 'sanuk-dragon-tiger-1',
  shoe: 'dealt in python',
  commitment: '30600d052061cb4669be7f730ee04acc831504be3f36c60ed9793b7500329513',
  serverSeed: '8e58d4aa4d5d6aa03819ed43f934b61cdce6df49d54841d1f5732e70337ba116',
  clientSeed: 'public text of dragon tiger',
  nonce: 1,
  burn: { card: '4h', count: 4 },
  coups: [
    { dragon: 'Jh', tiger: '7h', winner: 'dragon' },
    { dragon: '4s', tiger: '9c', winner: 'tiger' },
  ],
  isComplete: false,
  bets: [{ round: 'r2', coup: 2, spot: 'tiger', stake: '1.1235', win: '2.2470' }],
}

test('a shoe of dragon tiger holds, and one with its sides swapped does not', async () => {
  await paste(DRAGON_TIGER)
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.shoe.holds'))
  await expect.element(verdict.getByText(say('fairness.live.dragon-tiger'))).toBeVisible()
  const swapped = { dragon: '7h', tiger: 'Jh', winner: 'tiger' }
  const changed = { ...DRAGON_TIGER, coups: DRAGON_TIGER.coups.with(0, swapped) }
  await page.getByRole('textbox', { name: say('fairness.paste') }).fill(JSON.stringify(changed))
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.shoe.broken'))
})
