import { randomUUID } from 'node:crypto'
import { approveProposal, listProposals } from '@sanuk/contracts/approvals'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { requestDeposit } from '@sanuk/contracts/cashier'
import { proposeReceivingAccount } from '@sanuk/contracts/office-cashier-settings'
import { changeOperatorPassword, operatorLogin, operatorProof } from '@sanuk/contracts/operators'
import { listRounds } from '@sanuk/contracts/wagers'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { openWire } from '@sanuk/wire/wire'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportPayment } from '../../../../tools/bank-simulator/src/report-payment.ts'
import { takeSeat } from '../../../../tools/demo-players/src/play.ts'
import { createSite } from '../../../../tools/demo-players/src/site.ts'
import { BANK_KEY, type Installation, prepareInstallation, readmeCommands } from './installation.fixture.ts'

let installation: Installation
beforeAll(async () => {
  installation = await prepareInstallation()
})
afterAll(() => installation.close())

/** The first sign-in of an owner: password for once, app, password of their own. Answers their calls. */
async function comeIn(username: string, oldPassword: string) {
  const origin = installation.origins.office
  let token: string | null = null
  const call = openWire({ origin, language: () => 'en', token: () => token })
  const { ticket, enrol } = await call(operatorLogin, { body: { username, password: oldPassword } })
  const code = generateSync({ secret: enrol?.secret ?? '' })
  token = (await call(operatorProof, { body: { ticket, way: 'totp', code } })).token
  const password = 'nine lanterns over the river'
  await call(changeOperatorPassword, { body: { oldPassword, password, confirmPassword: password } })
  return call
}

test('the README’s steps lead from an empty database to a member who pays in and plays', {
  tags: ['slow'],
}, async () => {
  const { origins, sanuk } = installation
  await installation.migrate()
  const commands = readmeCommands()
  // The README's host name is example.com's; here the brand answers where its programs listen.
  const here = (word: string) => (word === 'play.acme.example' ? 'localhost' : word)
  const printed = []
  for (const words of commands) printed.push(JSON.parse(await sanuk(...words.map(here))))
  const [brand, mali, somchai] = printed
  expect(brand).toMatchObject({ brand: 'ACME', currency: 'THB' })
  await installation.start()

  // Two owners agree on where the members' money is to arrive.
  const proposer = await comeIn(mali.operator, mali.password)
  const approver = await comeIn(somchai.operator, somchai.password)
  const account = { kind: 'biller', bank: null, number: '099400016550100', holder: 'Acme Co., Ltd.' } as const
  await proposer(proposeReceivingAccount, { body: account })
  const [proposal] = (await approver(listProposals, { query: {} })).list
  await approver(approveProposal, { params: { id: proposal?.id ?? '' } })

  // A member joins and pays; the bank reports it as its simulator does.
  const site = createSite(origins.site)
  const token = await site.join('nokbkk')
  const member = openWire({ origin: origins.site, language: () => 'th', token: () => token })
  const wish = { requestId: randomUUID(), method: 'promptpay', amount: '500' }
  const { reference, payload } = await member(requestDeposit, { body: wish })
  expect(payload).toContain(account.number)
  const payment = {
    requestId: randomUUID(),
    payee: account.number,
    message: {
      bankReference: randomUUID(),
      reference: reference ?? '',
      amount: '500.00',
      currency: 'THB' as const,
      paidAt: new Date().toISOString(),
    },
    reportAt: 0,
    messages: 1,
    replies: [],
  }
  const platform = { origin: origins.site, bankCode: 'BANK', key: BANK_KEY }
  expect(await reportPayment(payment, platform)).toMatchObject({ result: 'credited' })
  expect((await member(balance)).sumBalance).toBe('500.00')

  // The Studio's games are there by themselves.
  const seat = await takeSeat(await site.openGame(token))
  const [stake = ''] = seat.stakes
  await seat.spin(stake)
  const today = dayOf(new Date(), 'Asia/Bangkok')
  const [round] = (await member(listRounds, { query: { from: today, to: today } })).list
  expect(round).toMatchObject({ stake: expect.stringContaining(stake) })
  const left = parseAmount('500') - parseAmount(round?.stake ?? '0') + parseAmount(round?.win ?? '0')
  expect(parseAmount((await member(balance)).sumBalance)).toBe(left)
  expect(await sanuk('ledger', 'check')).not.toContain('✗')
})
