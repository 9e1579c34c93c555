import { randomInt, randomUUID } from 'node:crypto'
import { requestDeposit, sendSlip } from '@sanuk/contracts/cashier'
import { sendDocument } from '@sanuk/contracts/documents'
import { addPayee } from '@sanuk/contracts/payees'
import { setPaymentPassword } from '@sanuk/contracts/security'
import { requestWithdrawal } from '@sanuk/contracts/withdrawals'
import { openWire } from '@sanuk/wire/wire'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { asOwner, joinByName, PASSWORD } from './member.fixture.ts'

const PIN = '204816'

/** Where a desk is, and what the demo brand, or the member who was given work for, has put on it. */
export const DESKS = [
  ['/deposits', 'row'],
  ['/deposits?tab=all', 'row'],
  ['/withdrawals', 'row'],
  ['/documents', 'listitem'],
  ['/rebates?sheet=rebate', 'group'],
  ['/rebates?sheet=turnover', 'group'],
  ['/activities?sheet=applications', 'tabpanel'],
  ['/activities?sheet=activities', 'term'],
  ['/missions', 'group'],
  ['/missions?sheet=boards', 'tabpanel'],
  ['/points?sheet=redemptions', 'tabpanel'],
  ['/points?sheet=rewards', 'row'],
  ['/points?sheet=rules', 'group'],
  ['/referrals', 'group'],
  ['/upline', 'group'],
  ['/vip', 'group'],
  ['/raffle', 'group'],
  ['/risk', 'heading'],
  ['/pools', 'row'],
  ['/pools/STUDIO/golden-lotus', 'group'],
] as const

/** A member whom staff have something to do for: a slip, a withdrawal and a paper, all of one picture. */
export async function giveWork(platform: TestedPlatform, picture: string) {
  const { token, username } = await joinByName(platform)
  const { origin } = new URL(platform.origins.site)
  const call = openWire({ origin, language: () => 'en', token: () => token })
  await createSite(origin).deposit(token, '5000')
  const ofMember = 'member in (select id from members.member where username = $1)'
  await asOwner(platform, `delete from turnover.demand where ${ofMember}`, [username])
  const asked = { requestId: randomUUID(), method: 'bank_transfer', amount: '500' }
  const { id: deposit } = await call(requestDeposit, { body: asked })
  await call(sendSlip, { params: { id: deposit }, body: { picture } })
  await call(sendDocument, { body: { kind: 'id_card', images: [picture] } })
  const proof = { way: 'password', password: PASSWORD } as const
  await call(setPaymentPassword, { body: { paymentPassword: PIN, proof } })
  const number = String(randomInt(10 ** 9, 10 ** 10))
  const own = { bank: '004', number, holder: 'สมชาย ใจดี', paymentPassword: PIN } as const
  const { id: account } = await call(addPayee, { body: own })
  const wish = { requestId: randomUUID(), account, amount: '1000', paymentPassword: PIN }
  const { id: withdrawal } = await call(requestWithdrawal, { body: wish })
  return { username, deposit, withdrawal }
}
