import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { choose } from './page.fixture.ts'
import { openProvider } from './provider.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('a sign-in provider’s account opens a member account and signs in later', async ({ page, reader, platform }) => {
  const { say } = reader
  const name = 'Journey Book'
  const provider = await openProvider(platform, 'facebook', name)
  try {
    const username = newUsername('som_')
    const form = page.getByRole('dialog')
    const byProvider = form.getByRole('button', { name: say('identity.provider', { name }) })
    await reader.open('/login')
    await byProvider.click()
    await page.locator('input[name="login"]').fill(username)
    await page.locator('input[name="password"]').fill('any')
    await page.locator('button[type="submit"]').click()
    await page.locator('button[type="submit"]').click()

    // Nobody has this account yet: what the provider said is filled in, and a password is not asked for.
    await expect(form.getByLabel(say('identity.username'), { exact: true })).toBeVisible()
    await expect(form.getByLabel(say('identity.password'), { exact: true })).toHaveCount(0)
    await expect(form.getByLabel(say('identity.field.email'), { exact: true })).toHaveValue(`${username}@mail.example`)
    expect(await reader.faults()).toEqual([])
    await form.getByLabel(say('identity.username'), { exact: true }).fill(username)
    await form.getByLabel(say('identity.birthday.day'), { exact: true }).fill('12')
    await form.getByRole('combobox', { name: say('identity.birthday.month') }).click()
    await choose(page.getByRole('option').nth(2))
    await form.getByLabel(say('identity.birthday.year'), { exact: true }).fill('2535')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: say('identity.register.submit') }).click()
    const inside = page.getByRole('button', { name: say('site.account', { name: username }) })
    await expect(inside).toBeVisible()

    await page.evaluate(() => sessionStorage.clear())
    await reader.open('/login')
    await byProvider.click()
    await expect(inside).toBeVisible()
  } finally {
    await provider.close()
  }
})
