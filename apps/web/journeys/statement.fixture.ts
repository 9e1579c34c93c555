import { randomInt, randomUUID } from 'node:crypto'
import { approveWithdrawal } from '@sanuk/contracts/office-withdrawals'
import { addPayee } from '@sanuk/contracts/payees'
import { setPaymentPassword } from '@sanuk/contracts/security'
import { readWithdrawal, requestWithdrawal } from '@sanuk/contracts/withdrawals'
import { openWire } from '@sanuk/wire/wire'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { asOwner, joinByName, PASSWORD } from './member.fixture.ts'
import { officeToken } from './office-way-in.fixture.ts'

const PIN = '204816'

/** A member whose deposit arrived and whose withdrawal the bank was told to pay; answers the withdrawal's reference. */
export async function moveMoney(platform: TestedPlatform): Promise<{ reference: string; paid: () => Promise<string> }> {
  const { token, username } = await joinByName(platform)
  const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => token })
  await createSite(platform.origins.site).deposit(token, '2000')
  const ofMember = 'member in (select id from members.member where username = $1)'
  await asOwner(platform, `delete from turnover.demand where ${ofMember}`, [username])
  const proof = { way: 'password', password: PASSWORD } as const
  await call(setPaymentPassword, { body: { paymentPassword: PIN, proof } })
  const number = String(randomInt(10 ** 9, 10 ** 10))
  const account = await call(addPayee, {
    body: { bank: '004', number, holder: 'Somchai Jaidee', paymentPassword: PIN },
  })
  const wish = { requestId: randomUUID(), account: account.id, amount: '700', paymentPassword: PIN }
  const { id, reference } = await call(requestWithdrawal, { body: wish })
  const operator = await officeToken(platform)
  const desk = openWire({ origin: platform.origins.office, language: () => 'en', token: () => operator })
  await desk(approveWithdrawal, { params: { id }, body: { payBy: 'bank' } })
  return { reference, paid: async () => (await call(readWithdrawal, { params: { id } })).state }
}
