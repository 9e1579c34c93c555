import { joinByName } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** Where staff sit, whatever the member holds. */
const DESK = { locale: 'en-US', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

test('a member fills in the profile, sends documents and is verified once staff accept them', { tag: '@slow' }, async ({
  page,
  platform,
  reader,
  browser,
}) => {
  const { say } = reader
  const { token, username } = await joinByName(platform)
  await reader.open('/?panel=securityCenter', token)
  const centre = page.getByRole('dialog').first()
  // On a phone the menu of the centre comes first.
  const entry = centre.getByRole('button', { name: say('member-centre.account'), exact: true })
  if (!(await centre.getByText(say('profile.title'), { exact: true }).isVisible())) await entry.click()
  await centre.getByRole('button', { name: say('profile.edit') }).click()
  const form = page.getByRole('dialog', { name: say('profile.title') })
  await form.getByLabel(say('profile.nickname')).fill('admin')
  await form.getByRole('button', { name: say('profile.save') }).click()
  await expect(form.getByText(say('field.taken'))).toBeVisible()
  await form.getByLabel(say('profile.nickname')).fill('ต้นข้าว')
  await form.getByLabel(say('profile.fullName')).fill('สมหญิง ใจดี')
  expect(await reader.faults()).toEqual([])
  await form.getByRole('button', { name: say('profile.save') }).click()
  await expect(form).toBeHidden()
  await expect(centre.getByRole('heading', { name: 'ต้นข้าว' })).toBeVisible()

  const picture = await page.screenshot({ type: 'jpeg', scale: 'css' })
  for (const kind of ['id_card', 'selfie'] as const) {
    await centre.getByRole('button', { name: say('documents.send') }).click()
    const sending = page.getByRole('dialog', { name: say('documents.send') })
    // What is still needed is offered first.
    await expect(sending.getByLabel(say('documents.kind'))).toContainText(say(`documents.kind.${kind}`))
    await sending
      .locator('input[type=file]')
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: picture })
    await sending.getByRole('button', { name: say('documents.send.submit'), exact: true }).click()
    await expect(sending).toBeHidden()
  }
  await expect(centre.getByText(say('documents.waiting.note'))).toBeVisible()

  const operator = await (await browser.newContext(DESK)).newPage()
  await enterOffice(operator, platform)
  await operator
    .getByRole('navigation')
    .getByRole('link', { name: /^Identity documents/ })
    .click()
  for (let left = 2; left > 0; left -= 1) {
    const own = operator.getByRole('main').getByRole('listitem').filter({ hasText: username })
    await expect(own).toHaveCount(left)
    await own.first().getByRole('button', { name: 'View' }).click()
    const look = operator.getByRole('dialog')
    await expect(look.getByText('สมหญิง ใจดี')).toBeVisible()
    await expect(look.getByRole('img').first()).toBeVisible()
    await look.getByRole('button', { name: 'Claim' }).click()
    await expect(look.getByRole('button', { name: 'Release' })).toBeVisible()
    await look.getByRole('button', { name: 'Accept' }).click()
    await expect(look).toBeHidden()
  }
  await expect(centre.getByText(say('documents.state.verified'), { exact: true })).toBeVisible()
  await expect(
    page.getByRole('button', { name: say('site.account', { name: 'ต้นข้าว' }), includeHidden: true }),
  ).toHaveCount(1)
})
