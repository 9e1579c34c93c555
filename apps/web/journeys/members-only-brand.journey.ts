import type { Page } from '@playwright/test'
import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { asOwner, codeAt, thaiNumber } from './member.fixture.ts'
import { choose, faultsOf } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

/** One after the other: in the last of them the brand is closed for a while. */
test.describe.configure({ mode: 'default' })

const SDK = /\/assets\/firebase-phone-/

/** The demo brand that only members see, and whose numbers Firebase proves. */
const chandra = ({ origins }: TestedPlatform) => origins.site.replace('//localhost', '//chandra.localhost')

/** Types a number of Thailand, in the form that is in front. */
async function typeNumber(page: Page, { say }: Reader, typed: string) {
  const country = page.getByRole('combobox', { name: say('identity.mobile.country') })
  if (!(await country.textContent())?.includes('+66')) {
    await country.click()
    await choose(page.getByRole('option', { name: '+66' }))
  }
  await page.getByRole('textbox', { name: say('identity.mobile'), exact: true }).fill(typed)
}

async function restOfRegistration(page: Page, { say }: Reader) {
  const form = page.getByRole('dialog')
  await form.getByLabel(say('identity.birthday.day'), { exact: true }).fill('12')
  await form.getByRole('combobox', { name: say('identity.birthday.month') }).click()
  await choose(page.getByRole('option').nth(2))
  await form.getByLabel(say('identity.birthday.year'), { exact: true }).fill('2535')
  await form.getByRole('checkbox').check()
}

test('a number proved by Firebase opens an account and signs in later', async ({ page, reader, platform }) => {
  const { say } = reader
  const number = thaiNumber()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const unasked: string[] = []
  page.on('response', (response) => {
    if (response.status() === 401) unasked.push(response.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) refused.push(message.text())
  })
  const getCode = page.getByRole('button', { name: say('identity.code.get') })
  const code = page.getByLabel(say('identity.code'), { exact: true })

  await page.goto(`${chandra(platform)}/login`)
  await page.getByRole('tab', { name: say('identity.by_mobile') }).click()
  await typeNumber(page, reader, number.typed)
  expect(fetched.filter((address) => SDK.test(address))).toEqual([])
  // What needs a sign-in is not asked for before.
  expect(unasked).toEqual([])
  await getCode.click()
  await expect(page.getByText(say('identity.code.on_its_way'))).toBeVisible()
  expect(fetched.some((address) => SDK.test(address))).toBe(true)
  // Another one may be asked for after a minute.
  const again = page.getByRole('button', { name: /\b(60|5\d)\b/ })
  await expect(again).toBeDisabled()
  expect(await faultsOf(page)).toEqual([])

  const submit = page.getByRole('button', { name: say('identity.login.submit') })
  const sent = await codeAt(platform, number.kept)
  await code.fill(sent === '000000' ? '000001' : '000000')
  await submit.click()
  await expect(page.getByText(say('identity.phone.invalid_code'))).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill(sent)
  await submit.click()

  // Nobody has the number: the same proof opens an account.
  const form = page.getByRole('dialog')
  await expect(form.getByText(say('identity.register.lead.number'))).toBeVisible()
  await expect(form.getByRole('textbox', { name: say('identity.mobile'), exact: true })).toHaveValue(number.typed)
  await expect(form.getByText(say('identity.mobile.proved'), { exact: true })).toBeVisible()
  await expect(form.getByLabel(say('identity.code'), { exact: true })).toBeHidden()
  expect(await reader.faults()).toEqual([])
  await restOfRegistration(page, reader)
  await form.getByRole('button', { name: say('identity.register.submit') }).click()
  await expect(form).toBeHidden()
  const deposit = page.getByRole('button', { name: say('site.deposit') }).first()
  await expect(deposit).toBeVisible()

  // The SDK notes on which days it was used, and nothing of who is there.
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ])
  expect(kept.filter((name) => name?.includes('firebase') && name !== 'firebase-heartbeat-database')).toEqual([])
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${chandra(platform)}/login`)
  await page.getByRole('tab', { name: say('identity.by_mobile') }).click()
  await typeNumber(page, reader, number.typed)
  await getCode.click()
  await expect(page.getByText(say('identity.code.on_its_way'))).toBeVisible()
  await code.fill(await codeAt(platform, number.kept))
  await submit.click()
  await expect(deposit).toBeVisible()
  expect(refused).toEqual([])
})

test('registration by a number proved by Firebase rejects the code of another number', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const number = thaiNumber()
  await page.goto(`${chandra(platform)}/login?panel=register`)
  const form = page.getByRole('dialog')
  await form.getByRole('tab', { name: say('identity.by_mobile') }).click()
  await form.getByRole('combobox', { name: say('identity.mobile.country') }).click()
  await choose(page.getByRole('option', { name: '+66' }))
  const mobile = form.getByRole('textbox', { name: say('identity.mobile'), exact: true })
  const getCode = form.getByRole('button', { name: say('identity.code.get') })
  await getCode.click()
  await expect(form.getByText(say('field.required'))).toBeVisible()
  await mobile.fill('02 123 4567')
  await getCode.click()
  await expect(form.getByText(say('field.phone_digits', { digits: 10 }))).toBeVisible()
  await mobile.fill(number.typed)
  await getCode.click()
  await expect(form.getByText(say('identity.code.on_its_way'))).toBeVisible()
  await form.getByLabel(say('identity.code'), { exact: true }).fill(await codeAt(platform, number.kept))
  await restOfRegistration(page, reader)

  const submit = form.getByRole('button', { name: say('identity.register.submit') })
  await mobile.fill(thaiNumber().typed)
  await submit.click()
  await expect(form.getByText(say('identity.phone.ask_first'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await mobile.fill(number.typed)
  await submit.click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: say('site.deposit') }).first()).toBeVisible()
})

test('the sign-in page explains in its own words why Firebase sent no code', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const number = thaiNumber()
  const call = `${platform.origins.messages}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode`
  for (let sent = 0; sent < 5; sent++) {
    const data = { phoneNumber: number.kept, recaptchaToken: 'solved' }
    expect((await page.request.post(`${call}?key=demo-chandra`, { data })).status()).toBe(200)
  }
  await page.goto(`${chandra(platform)}/login`)
  await page.getByRole('tab', { name: say('identity.by_mobile') }).click()
  await typeNumber(page, reader, number.typed)
  await page.getByRole('button', { name: say('identity.code.get') }).click()
  await expect(page.getByText(say('identity.phone.too_many'))).toBeVisible()
  await typeNumber(page, reader, '080 000 0000')
  await page.getByRole('button', { name: say('identity.code.get') }).click()
  await expect(page.getByText(say('identity.phone.quota'))).toBeVisible()
  await expect(page.getByText(say('identity.phone.too_many'))).toBeHidden()
  expect(await faultsOf(page)).toEqual([])
})

test('the content security policy allows calls to Firebase only for a brand that uses it', { tag: '@slow' }, async ({
  page,
  platform,
}) => {
  const policyOf = async (address: string) => (await page.goto(address))?.headers()['content-security-policy']
  expect(await policyOf(chandra(platform))).toContain(`connect-src 'self' ${platform.origins.messages};`)
  expect(await policyOf(platform.origins.site)).toContain("connect-src 'self';")
})

test('a members-only brand shows visitors its sign-in page, in its own colours, and opens for a member', {
  tag: '@slow',
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const { username, password } = platform.accounts.member
  const address = chandra(platform)
  await page.goto(`${address}/rng`)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: say('identity.door.title', { brand: 'Chandra' }) })).toBeVisible()
  const colour = await page
    .getByRole('button', { name: say('identity.login.submit') })
    .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(colour).toBe('rgb(75, 79, 196)')
  await page.getByRole('textbox', { name: say('identity.username'), exact: true }).fill(username)
  await page.getByLabel(say('identity.password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rng/)
  await expect(page.getByText('$300.00').first()).toBeVisible()
})

test('the help of the member centre is open to visitors of a members-only brand', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  await reader.open(`${chandra(platform)}/helpmc`)
  await expect(page.getByRole('main').getByRole('button', { expanded: false })).not.toHaveCount(0)
  expect(await faultsOf(page, 'main')).toEqual([])
})

const NOTE = { th: 'กำลังย้ายห้องเครื่อง', en: 'We are moving the engine room.' }

test('a brand under maintenance says so on its pages, and an open page returns by itself when it ends', {
  tag: '@slow',
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const address = chandra(platform)
  await page.goto(`${address}/login`)
  const door = page.getByRole('button', { name: say('identity.login.submit') })
  await expect(door).toBeVisible()
  await asOwner(
    platform,
    `insert into system.maintenance (id, brand, starts_at, ends_at, note)
     select gen_random_uuid(), id, now() - interval '1 minute', now() + interval '1 hour', $1
       from system.brand where code = 'CHANDRA'`,
    [JSON.stringify(NOTE)],
  )
  try {
    const closed = page.getByRole('heading', { name: say('closed.maintenance') })
    // Every process has heard of it within five seconds.
    await expect(async () => {
      await page.goto(`${address}/promotions`)
      await expect(closed).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByText(NOTE.en)).toBeVisible()
    await expect(page.getByText(say('closed.maintenance.wait'))).toBeVisible()
    await expect(page.getByRole('link', { name: say('site.support') })).toHaveAttribute('href', /^mailto:/)
    await expect(door).toBeHidden()
    expect(await faultsOf(page, 'main')).toEqual([])
  } finally {
    await asOwner(platform, 'delete from system.maintenance')
  }
  await expect(door).toBeVisible()
})
