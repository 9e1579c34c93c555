import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listMembers } from '@sanuk/contracts/office'
import { listAllDeposits, listPayments } from '@sanuk/contracts/office-cashier'
import { listAllRounds } from '@sanuk/contracts/office-rounds'
import { listAllWithdrawals } from '@sanuk/contracts/office-withdrawals'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from 'wouter'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { chooseLanguage } from '../../language/language.ts'
import { PaletteButton } from './palette-button.tsx'

const MEMBER = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f002'
const ROUND = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f003'

const MALI = {
  id: MEMBER,
  username: 'mali2024',
  type: 1,
  closed: false,
  balance: '12.5',
  currency: 'THB' as const,
  joinedAt: '2026-11-01T00:00:00.000Z',
  lastSeenAt: null,
}

const A_ROUND = {
  id: ROUND,
  reference: 'R7K2M9',
  member: MEMBER,
  username: 'mali2024',
  gameType: 'RNG' as const,
  gameCode: 'tiger',
  gameNames: { th: 'เสือทอง', en: 'Golden Tiger' },
  vassalageName: 'Sanuk',
  thumbnail: null,
  state: 'settled' as const,
  stake: '10',
  win: '0',
  net: '-10',
  freeStake: null,
  startedAt: '2026-11-27T05:00:00.000Z',
  settledAt: '2026-11-27T05:00:01.000Z',
}

const waiting = { slips: 0, held: 0, targetMinutes: 10 }

/** Answers every list that the palette searches with nothing, and hands over the calls to answer otherwise. */
function answerNothing() {
  return {
    members: answerCall(listMembers, { value: { list: [], nextCursor: null } }),
    deposits: answerCall(listAllDeposits, { value: { list: [], nextCursor: null, waiting } }),
    payments: answerCall(listPayments, { value: { list: [], nextCursor: null, waiting } }),
    rounds: answerCall(listAllRounds, { value: { list: [], nextCursor: null } }),
    withdrawals: answerCall(listAllWithdrawals, {
      value: { list: [], nextCursor: null, waiting: 0, targetMinutes: 10 },
    }),
  }
}

function Place() {
  const [path] = useLocation()
  return <p>{`at ${path}`}</p>
}

const ALL: Power[] = ['members.see', 'money.see', 'rounds.see', 'content.see']

async function renderPalette(powers = ALL) {
  await renderOfficePart(
    <>
      <h1>Office</h1>
      <PaletteButton />
      <Place />
    </>,
    powers,
  )
}

const button = page.getByRole('button', { name: 'Search the back office' })
const field = page.getByRole('combobox', { name: 'Search the back office' })
const option = (name: string | RegExp) => page.getByRole('option', { name })

/** Opens it by its keys. The operator's powers are there once a page that needs one is. */
async function open(known: string | RegExp = /^Members/) {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(option(known).first()).toBeVisible()
}

test('Ctrl+K opens the pages the operator may see; arrows and Enter open one, Escape closes', async () => {
  await renderPalette(['members.see'])
  expect(await findAxeViolations()).toEqual([])
  await open()
  await expect.element(field).toHaveFocus()
  await expect.element(option(/^Rounds/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await button.click()
  await expect.element(option(/^Overview/)).toHaveAttribute('data-highlighted')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(page.getByText('at /members')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a page is found by its name in the other language', async () => {
  answerNothing()
  await renderPalette()
  await open()
  await field.fill('สมาชิก')
  await expect.element(option(/^Members/)).toBeVisible()
  await expect.element(option(/^Raffle/)).not.toBeInTheDocument()
})

test('a member is found by what is typed, opened by Enter, and first among the recent choices after that', async () => {
  const { members, deposits } = answerNothing()
  members.reply({ value: { list: [MALI], nextCursor: null } })
  await renderPalette()
  await open()
  await field.fill('mali')
  await expect.element(option('mali2024')).toBeVisible()
  expect(members.requests.map(({ query }) => query)).toEqual([{ search: 'mali' }])
  // A word is no reference.
  expect(deposits.requests).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(`at /members/${MEMBER}`)).toBeVisible()
  await open()
  await expect.element(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toMatchTextContent(/^mali2024/)
})

test('a reference finds its round, and not the rounds of a member who is called so', async () => {
  const { rounds } = answerNothing()
  rounds.reply({ value: { list: [A_ROUND, { ...A_ROUND, id: MEMBER, reference: 'OTHER1' }], nextCursor: null } })
  await renderPalette()
  await open()
  await field.fill('r7k2m9')
  await expect.element(option(/^R7K2M9/)).toBeVisible()
  await expect.element(option(/^OTHER1/)).not.toBeInTheDocument()
  await option(/^R7K2M9/).click()
  await expect.element(page.getByText(`at /rounds/${ROUND}`)).toBeVisible()
})

test('lists the operator may not see are not searched', async () => {
  const members = answerCall(listMembers, { value: { list: [MALI], nextCursor: null } })
  await renderPalette(['members.see'])
  await open()
  await field.fill('mali2024')
  await expect.element(option('mali2024')).toBeVisible()
  expect(members.requests).toHaveLength(1)
})

test('while it searches it says so, and where nothing is found it says what can be found', async () => {
  const { members } = answerNothing()
  members.reply('no reply yet')
  await renderPalette()
  await open()
  await field.fill('nobody')
  await expect.element(page.getByRole('dialog').getByText('Searching…')).toBeInTheDocument()
  await expect.element(page.getByText('No results for “nobody”')).not.toBeInTheDocument()
  members.reply({ value: { list: [], nextCursor: null } })
  await expect.element(page.getByText('No results for “nobody”')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a list that could not be searched is named and searched again, and the others are shown', async () => {
  const { members } = answerNothing()
  members.reply('network fault')
  await renderPalette()
  await open()
  await field.fill('rounds')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Could not search: Members/)
  await expect.element(option(/^Rounds/)).toBeVisible()
  members.reply({ value: { list: [MALI], nextCursor: null } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(option('mali2024')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('while another window is open the keys do not open it', async () => {
  await renderOfficePart(
    <>
      <PaletteButton />
      <div role="dialog" aria-label="Pay out">
        <button type="button">Pay</button>
      </div>
    </>,
    ALL,
  )
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).not.toBeInTheDocument()
})

test('on a phone it fills the page, and axe finds no fault in Thai and dark', async () => {
  await usePhone()
  await renderPalette()
  await chooseLanguage('th')
  document.documentElement.dataset.theme = 'dark'
  await page.getByRole('button', { name: 'ค้นหาในระบบหลังบ้าน' }).click()
  await expect.element(option(/^สมาชิก/).first()).toBeVisible()
  const { height } = page.getByRole('dialog').element().getBoundingClientRect()
  expect(height).toBeGreaterThan(750)
  expect(await findAxeViolations()).toEqual([])
})
