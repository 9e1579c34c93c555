import { joinByName } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** Where staff sit, whatever the member holds. */
const DESK = { locale: 'en-US', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

test('a message of an operator raises the unread number of an open page at once, and reading lowers it', {
  tag: '@phone',
}, async ({ page, platform, reader, browser, locale }) => {
  const { say } = reader
  const written = locale === 'th-TH' ? ['ของขวัญวันเกิด', 'สุขสันต์วันเกิด'] : ['A birthday gift', 'Many happy returns']
  const [title = '', text = ''] = written
  const { token, username } = await joinByName(platform)
  await reader.open('/', token)
  const account = page.getByRole('button', { name: say('site.account', { name: username }) })
  const promotions = Number((await account.getByRole('img').textContent())?.replace('+', ''))

  const operator = await (await browser.newContext(DESK)).newPage()
  await enterOffice(operator, platform)
  await operator.getByRole('link', { name: 'Messages' }).click()
  await operator.getByRole('button', { name: 'New message' }).click()
  const form = operator.getByRole('dialog')
  await form.getByLabel('Usernames').fill(`${username}\nnobody_of_this_name`)
  await expect(form.getByText('Unknown usernames: nobody_of_this_name')).toBeVisible()
  await form.getByLabel('Usernames').fill(username)
  await expect(form.getByText('1 recipient')).toBeVisible()
  await form.getByLabel('Title').fill('ของขวัญวันเกิด')
  await form.getByRole('textbox', { name: 'Text' }).fill('สุขสันต์วันเกิด')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('This field is required.').first()).toBeVisible()
  await form.getByLabel('Title').fill('A birthday gift')
  await form.getByRole('textbox', { name: 'Text' }).fill('Many happy returns')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(operator.getByText('Message sent.')).toBeVisible()

  await expect(account.getByRole('img')).toHaveText(String(promotions + 1), { timeout: 1_000 })
  await account.click()
  await page.getByRole('button', { name: say('site.account.messages') }).click()
  const centre = page.getByRole('dialog').first()
  const message = centre
    .getByRole('button', { name: title, expanded: false })
    .or(centre.getByRole('button', { name: title, expanded: true }))
  await expect(message).toContainText(say('messages.unread'))
  await message.click()
  await expect(centre.getByText(text)).toBeVisible()
  await expect(message).not.toContainText(say('messages.unread'))
  expect(await reader.faults()).toEqual([])

  await operator.getByRole('button', { name: 'Refresh' }).click()
  const card = operator.getByRole('main').getByRole('listitem').filter({ hasText: 'A birthday gift' }).first()
  await expect(card.getByText('1 of 1 read it')).toBeVisible()

  await centre.getByRole('button', { name: say('messages.hide') }).click()
  await expect(centre.getByText(say('messages.empty'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: say('messages.undo') }).click()
  await expect(message).toBeVisible()
  await centre.getByRole('button', { name: say('site.close') }).click()
  await expect(account.getByRole('img')).toHaveText(String(promotions))
})
