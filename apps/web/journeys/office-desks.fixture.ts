import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
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

/**
 * A page of the office by its address: what stands in its main part once it has its data, and what is pressed for a dialog,
 * both as selectors of Playwright.
 */
export type OfficePage = {
  readonly address: string
  readonly shows: string
  readonly opens?: string
}

/** Where staff work on what the demo brand, or the member who was given work for, has put there. */
export const DESKS: readonly OfficePage[] = [
  { address: '/deposits', shows: 'role=row' },
  { address: '/deposits?tab=all', shows: 'role=row' },
  { address: '/withdrawals', shows: 'role=row' },
  { address: '/documents', shows: 'role=listitem' },
  { address: '/rebates?sheet=rebate', shows: 'role=group' },
  { address: '/rebates?sheet=turnover', shows: 'role=group' },
  { address: '/activities?sheet=applications', shows: 'role=tabpanel' },
  { address: '/activities?sheet=activities', shows: 'role=term' },
  { address: '/missions', shows: 'role=group' },
  { address: '/missions?sheet=boards', shows: 'role=tabpanel' },
  { address: '/points?sheet=redemptions', shows: 'role=tabpanel' },
  { address: '/points?sheet=rewards', shows: 'role=row' },
  { address: '/points?sheet=rules', shows: 'role=group' },
  { address: '/referrals', shows: 'role=group' },
  { address: '/agent-money', shows: 'role=group' },
  { address: '/agent-money/dividends', shows: 'role=heading' },
  { address: '/upline', shows: 'role=group' },
  { address: '/vip', shows: 'role=group' },
  { address: '/raffle', shows: 'role=group' },
  { address: '/risk', shows: 'role=heading' },
  { address: '/pools', shows: 'role=row' },
  { address: '/pools/STUDIO/golden-lotus', shows: 'role=group' },
]

const button = (thai: string, english: string) => `role=button[name=/^(${thai}|${english})$/]`

/** In one half each form is followed by one of another kind, which must not keep what the first showed. */
const CONTENT: readonly OfficePage[] = [
  { address: '/content/banner', shows: 'role=heading' },
  { address: '/content/banner/new', shows: 'role=combobox' },
  { address: '/content/announcement', shows: 'role=heading' },
  { address: '/content/announcement/new', shows: 'role=toolbar' },
  { address: '/content/article', shows: 'role=heading' },
  { address: '/content/article/new', shows: 'role=toolbar' },
  { address: '/content/promotion', shows: 'role=heading' },
  { address: '/content/promotion/new', shows: 'role=toolbar' },
]

const BRAND: readonly OfficePage[] = [
  ...['general', 'look', 'switches', 'registration', 'agents', 'contacts', 'regions', 'maintenance', 'firebase'],
].map((part) => ({ address: `/brand?part=${part}`, shows: 'role=tabpanel' }))

/** All pages that need nothing to be done before, and the dialogs that one press opens over them. */
export const OFFICE_PAGES: readonly OfficePage[] = [
  { address: '/', shows: 'summary' },
  { address: '/books', shows: 'role=row' },
  { address: '/members', shows: 'role=row' },
  ...DESKS,
  { address: '/rounds', shows: 'role=heading' },
  { address: '/approvals', shows: 'role=heading' },
  { address: '/approvals?state=decided', shows: 'role=heading' },
  { address: '/operators', shows: 'role=row' },
  { address: '/audit', shows: 'role=row' },
  { address: '/account', shows: 'role=heading' },
  { address: '/reports', shows: 'summary' },
  ...BRAND,
  { address: '/cashier?sheet=methods', shows: 'role=row', opens: button('เพิ่มช่องทางฝาก', 'Add method') },
  { address: '/cashier?sheet=rules', shows: 'role=textbox' },
  { address: '/cashier?sheet=withdrawals', shows: 'role=textbox' },
  ...CONTENT,
  { address: '/feedback?view=all', shows: 'role=heading' },
  { address: '/catalogue?part=games&gameType=PVP', shows: 'role=row', opens: 'role=row >> role=button' },
  { address: '/catalogue?part=order', shows: 'role=tabpanel' },
  { address: '/catalogue?part=lanes', shows: 'role=listitem' },
  { address: '/catalogue?part=lists', shows: 'role=tabpanel' },
  { address: '/providers', shows: 'role=heading', opens: button('เพิ่มผู้ให้บริการ', 'Add provider') },
  { address: '/vendors', shows: 'role=row', opens: button('เพิ่มค่ายเกม', 'Add vendor') },
  { address: '/agents', shows: 'role=treeitem', opens: button('แต่งตั้งตัวแทน', 'Appoint agent') },
  { address: '/brands', shows: 'role=row', opens: button('เพิ่มแบรนด์', 'Add brand') },
  { address: '/messages', shows: 'role=heading' },
  { address: '/transfers?state=refused', shows: 'role=heading' },
  { address: '/reconciliation', shows: 'role=heading', opens: button('เทียบรายการ', 'Compare statement') },
  { address: '/statements', shows: 'role=heading', opens: button('เทียบไฟล์ธนาคาร', 'Compare bank file') },
]

/** A picture that nobody has sent before: a slip counts once, however often it is photographed. */
async function photograph(page: Page): Promise<string> {
  const slip = await page.context().newPage()
  await slip.setContent(`<h1>${randomUUID()}</h1>`)
  const picture = await slip.screenshot({ type: 'jpeg' })
  await slip.close()
  return picture.toString('base64')
}

/** A member whom staff have something to do for: a slip, a withdrawal and a paper, all of one picture. */
export async function giveWork(platform: TestedPlatform, page: Page) {
  const picture = await photograph(page)
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
