import type { Page } from '@playwright/test'
import { confirmTotp, startTotp } from '@sanuk/contracts/factors'
import { openWire } from '@sanuk/wire/wire'
import { appCode } from './app-code.fixture.ts'
import { codeAt, joinByName, laterOn, markPassword, PASSWORD, proveNumber } from './member.fixture.ts'
import { choose } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const FRESH = 'durian with coconut 99'

async function signIn(page: Page, { say, open }: Reader, who: { username: string; password?: string }) {
  const { username, password = PASSWORD } = who
  const door = page.getByRole('dialog')
  await open('/login')
  await door.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await door.getByLabel(say('identity.password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const expectInside = (page: Page, { say }: Reader) =>
  expect(page.getByRole('button', { name: say('site.deposit') }).first()).toBeVisible()

test('signing in on a new device asks for an SMS code once', { tag: ['@slow', '@phone'] }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const { username, token } = await joinByName(platform)
  const number = await proveNumber(platform, token)
  await laterOn(platform)
  await signIn(page, reader, { username })
  const door = page.getByRole('dialog', { name: say('identity.prove.title') })
  await expect(door.getByText(say('identity.prove.new_device'))).toBeVisible()
  await expect(door.getByText(number.kept.slice(-3))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await door.getByRole('button', { name: say('identity.code.get') }).click()
  await expect(door.getByText(say('identity.code.underway', { minutes: 5 }))).toBeVisible()
  await door.getByLabel(say('identity.code'), { exact: true }).fill('000000')
  await door.getByRole('button', { name: say('identity.prove.submit') }).click()
  await expect(door.getByText(say('refusal.code_wrong'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await door.getByLabel(say('identity.code'), { exact: true }).fill(await codeAt(platform, number.kept))
  await door.getByRole('button', { name: say('identity.prove.submit') }).click()
  await expectInside(page, reader)

  await page.evaluate(() => sessionStorage.clear())
  await signIn(page, reader, { username })
  await expectInside(page, reader)
})

for (const as of ['temporary', 'expired'] as const) {
  test(`signing in with a password that is ${as} demands a new one first`, {
    tag: ['@slow', '@phone'],
  }, async ({ page, reader, platform }) => {
    const { say } = reader
    const { username } = await joinByName(platform)
    await markPassword(platform, username, as)
    await signIn(page, reader, { username })
    const door = page.getByRole('dialog', { name: say('identity.change.title') })
    await expect(door.getByText(say(`identity.change.${as}`))).toBeVisible()
    await door.getByLabel(say('identity.password'), { exact: true }).fill(FRESH)
    await door.getByLabel(say('identity.password.again'), { exact: true }).fill('something else')
    await door.getByRole('button', { name: say('identity.change.submit') }).click()
    await expect(door.getByText(say('field.must_match'))).toBeVisible()
    expect(await reader.faults()).toEqual([])
    await door.getByLabel(say('identity.password.again'), { exact: true }).fill(FRESH)
    await door.getByRole('button', { name: say('identity.change.submit') }).click()
    await expectInside(page, reader)

    await page.evaluate(() => sessionStorage.clear())
    await signIn(page, reader, { username, password: FRESH })
    await expectInside(page, reader)
  })
}

test('signing in with a second factor takes a code of the app or a recovery code', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const { username, token } = await joinByName(platform)
  const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => token })
  const { secret } = await call(startTotp, { body: { proof: { way: 'password', password: PASSWORD } } })
  // A step back, so that the code of this one is still to be used.
  const { recoveryCodes } = await call(confirmTotp, { body: { code: appCode(secret, Date.now() - 30_000) } })

  await signIn(page, reader, { username })
  const door = page.getByRole('dialog', { name: say('identity.prove.title') })
  await expect(door.getByText(say('identity.prove.second_factor'))).toBeVisible()
  await door.getByLabel(say('identity.prove.code.totp'), { exact: true }).fill('000000')
  await door.getByRole('button', { name: say('identity.prove.submit') }).click()
  await expect(door.getByText(say('refusal.code_wrong'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await door.getByLabel(say('identity.prove.code.totp'), { exact: true }).fill(appCode(secret))
  await door.getByRole('button', { name: say('identity.prove.submit') }).click()
  await expectInside(page, reader)

  await page.evaluate(() => sessionStorage.clear())
  await signIn(page, reader, { username })
  await door.getByRole('combobox', { name: say('identity.prove.way') }).click()
  await choose(page.getByRole('option', { name: say('identity.prove.way.recovery_code') }))
  await door.getByLabel(say('identity.prove.code.recovery_code'), { exact: true }).fill(recoveryCodes[0] ?? '')
  await door.getByRole('button', { name: say('identity.prove.submit') }).click()
  await expectInside(page, reader)
})

test('an expired password link says so', { tag: ['@slow', '@phone'] }, async ({ page, reader }) => {
  const { say } = reader
  await reader.open(`/#reset=${'A'.repeat(43)}`)
  const reset = page.getByRole('dialog', { name: say('identity.reset.title') })
  await expect(reset.getByLabel(say('identity.password'), { exact: true })).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await reset.getByLabel(say('identity.password'), { exact: true }).fill(FRESH)
  await reset.getByLabel(say('identity.password.again'), { exact: true }).fill(FRESH)
  await reset.getByRole('button', { name: say('identity.forgot.set') }).click()
  await expect(reset.getByText(say('refusal.link_expired'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
})
