import { asOwner } from './member.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

const NOTE = { th: 'กำลังย้ายห้องเครื่อง', en: 'We are moving the engine room.' }

test('a brand that is closed for work says so on every page, and opens by itself', async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const address = platform.origins.site.replace('//localhost', '//chandra.localhost')
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
    await expect(page.getByText(test.info().project.use.locale === 'th-TH' ? NOTE.th : NOTE.en)).toBeVisible()
    await expect(page.getByText(say('closed.maintenance.wait'))).toBeVisible()
    await expect(page.getByRole('link', { name: say('site.support') })).toHaveAttribute('href', /^mailto:/)
    await expect(door).toBeHidden()
    expect(await faultsOf(page, 'main')).toEqual([])
  } finally {
    await asOwner(platform, 'delete from system.maintenance')
  }
  await expect(door).toBeVisible()
})
