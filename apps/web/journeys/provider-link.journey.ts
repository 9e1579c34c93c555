import { joinByName, PASSWORD } from './member.fixture.ts'
import { openProvider } from './provider.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('a member links the account of a sign-in provider and signs in by it', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const name = 'Journey Mail'
  const provider = await openProvider(platform, 'google', name)
  try {
    const { username, token } = await joinByName(platform)
    // Kept by the tab, not by every page: it must outlive the way to the provider and back.
    await page.goto('/')
    await page.evaluate((kept) => sessionStorage.setItem('token', kept), token)
    await page.goto('/?panel=securityCenter')
    await page.getByRole('button', { name: say('member-centre.account'), exact: true }).click()
    await page.getByRole('button', { name: say('security.providers.link.of', { name }) }).click()

    await page.locator('input[name="login"]').fill(username)
    await page.locator('input[name="password"]').fill('any')
    await page.locator('button[type="submit"]').click()
    await page.locator('button[type="submit"]').click()

    await expect(page).toHaveURL(/\/\?panel=securityCenter$/)
    const proof = page.getByRole('dialog', { name: say('security.proof.title') })
    await proof.getByLabel(say('security.proof.password'), { exact: true }).fill(PASSWORD)
    await proof.getByRole('button', { name: say('security.proof.submit') }).click()
    await expect(page.getByText(say('security.providers.linked'))).toBeVisible()
    await expect(page.getByText(`${username}@mail.example`)).toBeVisible()
    expect(await reader.faults()).toEqual([])

    // It is a way in from now on. The provider knows its visitor already and asks nothing.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('identity.provider', { name }) })
      .click()
    await expect(page.getByRole('button', { name: say('site.deposit') }).first()).toBeVisible()
  } finally {
    await provider.close()
  }
})
