import type { Page } from '@playwright/test'
import { codeAt, joinByName, joinByNumber, laterOn, PASSWORD } from './member.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const FIRST = 'durian with coconut 99'

async function openAccount(page: Page, { say, open }: Reader, token: string) {
  await open('/?panel=securityCenter', token)
  // On a phone the menu comes first.
  await page.getByRole('button', { name: say('member-centre.account'), exact: true }).click()
  await expect(page.getByText(say('security.sessions.this'), { exact: true })).toBeVisible()
}

test('a member who joined by number sets a first password, proved by an SMS code', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const { number, token } = await joinByNumber(platform)
  await laterOn(platform)
  await openAccount(page, reader, token)
  const name = say('security.passwords.account')
  await page.getByRole('button', { name: say('security.set.of', { name }) }).click()
  const set = page.getByRole('dialog', { name: say('security.passwords.account.first') })
  await set.getByLabel(say('security.passwords.account.new'), { exact: true }).fill('password1')
  await set.getByLabel(say('security.passwords.again'), { exact: true }).fill('password1')
  await set.getByRole('button', { name: say('security.save') }).click()
  await expect(set.getByText(say('field.password_common'))).toBeVisible()
  await set.getByLabel(say('security.passwords.account.new'), { exact: true }).fill(FIRST)
  await set.getByLabel(say('security.passwords.again'), { exact: true }).fill(FIRST)
  await set.getByRole('button', { name: say('security.save') }).click()

  const proof = page.getByRole('dialog', { name: say('security.proof.title') })
  await expect(proof.getByText(number.kept.slice(-3))).toBeVisible()
  await proof.getByRole('button', { name: say('identity.code.get') }).click()
  await expect(proof.getByText(say('identity.code.underway', { minutes: 5 }))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await proof.getByLabel(say('identity.code'), { exact: true }).fill(await codeAt(platform, number.kept))
  await proof.getByRole('button', { name: say('security.proof.submit') }).click()
  await expect(page.getByText(say('security.passwords.account.changed'))).toBeVisible()
  // Now it is one that can be changed, and it opens the door.
  await expect(page.getByRole('button', { name: say('security.change.of', { name }) })).toBeVisible()
})

test('a member confirms the mail address of the registration and changes it by a proof', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const told = `told_${Date.now()}@example.com`
  const { token } = await joinByName(platform, { email: told })
  await openAccount(page, reader, token)
  expect(await reader.faults()).toEqual([])
  const name = say('security.contacts.mail')
  await page.getByRole('button', { name: say('security.contacts.confirm.of', { name }) }).click()
  const dialog = page.getByRole('dialog', { name: say('security.contacts.mail.title') })
  await dialog.getByRole('button', { name: say('identity.code.get') }).click()
  await expect(dialog.getByText(say('identity.code.underway', { minutes: 5 }))).toBeVisible()
  await dialog.getByLabel(say('identity.code'), { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: say('security.contacts.confirm') }).click()
  await expect(dialog.getByText(say('refusal.code_wrong'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await dialog.getByLabel(say('identity.code'), { exact: true }).fill(await codeAt(platform, told))
  await dialog.getByRole('button', { name: say('security.contacts.confirm') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('security.contacts.confirmed'), { exact: true })).toBeVisible()

  const fresh = `fresh_${Date.now()}@example.com`
  await page.getByRole('button', { name: say('security.change.of', { name }) }).click()
  await dialog.getByLabel(say('identity.field.email'), { exact: true }).fill('nobody')
  await dialog.getByRole('button', { name: say('identity.code.get') }).click()
  await expect(dialog.getByText(say('field.pattern.mailbox'))).toBeVisible()
  await dialog.getByLabel(say('identity.field.email'), { exact: true }).fill(fresh)
  await dialog.getByRole('button', { name: say('identity.code.get') }).click()
  const proof = page.getByRole('dialog', { name: say('security.proof.title') })
  await proof.getByLabel(say('security.proof.password'), { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: say('security.proof.submit') }).click()
  await expect(dialog.getByText(say('identity.code.underway', { minutes: 5 }))).toBeVisible()
  await dialog.getByLabel(say('identity.code'), { exact: true }).fill(await codeAt(platform, fresh))
  await dialog.getByRole('button', { name: say('security.contacts.confirm') }).click()
  await expect(page.getByText(/^f•+@example\.com$/)).toBeVisible()
})

test('a member adds a passkey and gives it a name', { tag: ['@slow', '@phone'] }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const { token } = await joinByName(platform)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await openAccount(page, reader, token)
  await page.getByRole('button', { name: say('security.passkeys.add') }).click()
  const proof = page.getByRole('dialog', { name: say('security.proof.title') })
  await proof.getByLabel(say('security.proof.password'), { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: say('security.proof.submit') }).click()
  const given = say('security.passkeys.new', { number: 1 })
  await page.getByRole('button', { name: say('security.passkeys.rename.of', { name: given }) }).click()
  const rename = page.getByRole('dialog', { name: say('security.passkeys.rename') })
  await rename.getByLabel(say('security.passkeys.name'), { exact: true }).fill(' ')
  await rename.getByRole('button', { name: say('security.save') }).click()
  await expect(rename.getByText(say('field.required'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await rename.getByLabel(say('security.passkeys.name'), { exact: true }).fill('มือถือของพลอย')
  await rename.getByRole('button', { name: say('security.save') }).click()
  await expect(rename).toBeHidden()
  await expect(page.getByText('มือถือของพลอย')).toBeVisible()

  await page.getByRole('button', { name: say('security.passkeys.add') }).click()
  await proof.getByLabel(say('security.proof.password'), { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: say('security.proof.submit') }).click()
  await expect(page.getByText(say('site.fault.passkey_exists'))).toBeVisible()
  await expect(proof).toBeHidden()
})

test('a payment password is set by a proof, and changed by itself', { tag: ['@slow', '@phone'] }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  await openAccount(page, reader, (await joinByName(platform)).token)
  await page.getByRole('button', { name: say('security.set.of', { name: say('security.passwords.payment') }) }).click()
  const first = page.getByRole('dialog', { name: say('security.passwords.payment.first') })
  await first.getByLabel(say('security.passwords.payment.new'), { exact: true }).fill('777777')
  await first.getByLabel(say('security.passwords.again'), { exact: true }).fill('777777')
  await first.getByRole('button', { name: say('security.save') }).click()
  await expect(first.getByText(say('field.password_repeated'))).toBeVisible()
  await first.getByLabel(say('security.passwords.payment.new'), { exact: true }).fill('246813')
  await first.getByLabel(say('security.passwords.again'), { exact: true }).fill('246813')
  await first.getByRole('button', { name: say('security.save') }).click()
  const proof = page.getByRole('dialog', { name: say('security.proof.title') })
  await proof.getByLabel(say('security.proof.password'), { exact: true }).fill('not this one')
  await proof.getByRole('button', { name: say('security.proof.submit') }).click()
  await expect(proof.getByText(say('field.password_wrong'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await proof.getByLabel(say('security.proof.password'), { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: say('security.proof.submit') }).click()
  await expect(page.getByText(say('security.passwords.payment.changed'))).toBeVisible()

  // From now on it is changed by itself, or waits.
  await page
    .getByRole('button', { name: say('security.change.of', { name: say('security.passwords.payment') }) })
    .click()
  const change = page.getByRole('dialog', { name: say('security.passwords.payment.change') })
  await change.getByLabel(say('security.passwords.payment.old'), { exact: true }).fill('000000')
  await change.getByLabel(say('security.passwords.payment.new'), { exact: true }).fill('815263')
  await change.getByLabel(say('security.passwords.again'), { exact: true }).fill('815263')
  await change.getByRole('button', { name: say('security.save') }).click()
  await expect(change.getByText(say('refusal.payment_password_wrong'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await change.getByLabel(say('security.passwords.payment.old'), { exact: true }).fill('246813')
  await change.getByRole('button', { name: say('security.save') }).click()
  await expect(change).toBeHidden()
})
