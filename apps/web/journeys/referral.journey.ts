import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { joinByName, PASSWORD } from './member.fixture.ts'
import { choose } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('a friend who registers by a member’s link appears on the member’s open page', {
  tag: ['@slow', '@phone'],
}, async ({ page, platform, reader, browser, locale }) => {
  const { say } = reader
  const language = locale === 'th-TH' ? 'TH' : 'EN'
  const { token } = await joinByName(platform)
  await reader.open('/?panel=referral', token)
  const centre = page.getByRole('dialog').first()
  await expect(centre.getByRole('img', { name: say('referrals.qr') })).toBeVisible()
  await expect(centre.getByText(say('referrals.none'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  const saved = page.waitForEvent('download')
  await centre.getByRole('button', { name: say('referrals.poster.save') }).click()
  expect((await saved).suggestedFilename()).toMatch(/-[2-9A-Z]{8}\.png$/)

  const link = await centre.getByText(/\/register\?affiliateCode=/).textContent()
  const friend = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await friend.addInitScript((language) => localStorage.setItem('language', language), language)
  await friend.goto(link ?? '')
  const form = friend.getByRole('dialog')
  await form.getByLabel(say('identity.username'), { exact: true }).fill(newUsername('friend_'))
  await form.getByLabel(say('identity.password'), { exact: true }).fill(PASSWORD)
  await form.getByLabel(say('identity.password.again'), { exact: true }).fill(PASSWORD)
  await form.getByLabel(say('identity.birthday.day'), { exact: true }).fill('12')
  await form.getByRole('combobox', { name: say('identity.birthday.month') }).click()
  await choose(friend.getByRole('option').nth(2))
  await form.getByLabel(say('identity.birthday.year'), { exact: true }).fill(language === 'TH' ? '2535' : '1992')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: say('identity.register.submit') }).click()
  await expect(form).toBeHidden()

  // The member's page hears of it by itself.
  await expect(centre.getByText(say('referrals.state.waiting'), { exact: true })).toBeVisible()
  expect(await reader.faults()).toEqual([])
})
