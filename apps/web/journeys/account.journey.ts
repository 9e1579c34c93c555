import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { appCode } from './app-code.fixture.ts'
import { choose } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

const PASSWORD = 'mango sticky rice 88'

test('a member sets up an authenticator app and signs in by a recovery code', { tag: '@slow' }, async ({
  page,
  reader,
}) => {
  const { say } = reader
  const username = newUsername('som_')
  const door = page.getByRole('dialog')
  await reader.open('/register')
  await door.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await door.getByLabel(say('identity.password'), { exact: true }).fill(PASSWORD)
  await door.getByLabel(say('identity.password.again'), { exact: true }).fill(PASSWORD)
  await door.getByLabel(say('identity.birthday.day'), { exact: true }).fill('12')
  await door.getByRole('combobox', { name: say('identity.birthday.month') }).click()
  await choose(page.getByRole('option').nth(2))
  await door.getByLabel(say('identity.birthday.year'), { exact: true }).fill('1992')
  await door.getByRole('checkbox').check()
  await door.getByRole('button', { name: say('identity.register.submit') }).click()
  await expect(door).toBeHidden()

  await page.goto('/?panel=securityCenter')
  // On a phone the menu comes first.
  await page.getByRole('button', { name: say('member-centre.account'), exact: true }).click()
  await expect(page.getByText(say('security.sessions.this'), { exact: true })).toBeVisible()
  expect(await reader.faults()).toEqual([])

  await page.getByRole('button', { name: say('security.totp.set_up'), exact: true }).click()
  const proof = page.getByRole('dialog', { name: say('security.proof.title') })
  await proof.getByLabel(say('security.proof.password'), { exact: true }).fill('not this one')
  await proof.getByRole('button', { name: say('security.proof.submit') }).click()
  await expect(proof.getByText(say('field.password_wrong'))).toBeVisible()
  await proof.getByLabel(say('security.proof.password'), { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: say('security.proof.submit') }).click()
  const setUp = page.getByRole('dialog', { name: say('security.totp.set_up.title') })
  await expect(setUp.getByRole('img', { name: say('security.totp.picture') })).toBeVisible()
  expect(await reader.faults()).toEqual([])
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await setUp.getByLabel(say('security.totp.code'), { exact: true }).fill(appCode(secret))
  await setUp.getByRole('button', { name: say('security.totp.confirm') }).click()
  const codes = page.getByRole('alertdialog')
  await expect(codes.locator('li')).toHaveCount(10)
  const recovery = (await codes.locator('li code').first().textContent()) ?? ''
  await codes.getByRole('button', { name: say('security.codes.kept') }).click()
  await expect(page.getByText(say('security.on'), { exact: true })).toBeVisible()

  // From now on the password alone opens nothing.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await door.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await door.getByLabel(say('identity.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('identity.prove.second_factor'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await door.getByRole('combobox', { name: say('identity.prove.way') }).click()
  await choose(page.getByRole('option', { name: say('identity.prove.way.recovery_code') }))
  await door.getByLabel(say('identity.prove.code.recovery_code'), { exact: true }).fill(recovery)
  await door.getByRole('button', { name: say('identity.prove.submit') }).click()
  await expect(page.getByRole('button', { name: say('site.deposit') }).first()).toBeVisible()
})
