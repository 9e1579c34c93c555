import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { asOwner } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'

test('feedback is listed, saved as a file and settled with a note', {
  tag: ['@slow', '@alone'],
}, async ({ page, platform }) => {
  const words = `The tiger winks. <b>${Date.now()}</b>`
  await asOwner(
    platform,
    `insert into feedback.message (id, brand, topic, content, email, language, pictures, given_at)
     select $1, id, 'praise', $2, 'nok@example.com', 'en', '{}', now() from system.brand where code = 'SANUK'`,
    [randomUUID(), words],
  )
  await enterOffice(page, platform)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Feedback/ })
    .click()
  const message = page.getByRole('main').getByRole('listitem').filter({ hasText: words })
  await expect(message.getByRole('link', { name: 'nok@example.com' })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(await readFile(await file.path(), 'utf8')).toContain(words)
  const place = page.getByRole('navigation').getByRole('link', { name: /^Feedback/ })
  const waiting = Number((await place.getByRole('img').textContent())?.replace('+', ''))
  expect(waiting).toBeGreaterThan(0)
  await message.getByRole('button', { name: 'Resolve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark this message as resolved?' })
  await dialog.getByLabel('Internal note').fill('Thanked.')
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('Resolved.', { exact: true })).toBeVisible()
  await expect(message).toHaveCount(0)
  if (waiting === 1) await expect(place.getByRole('img')).toHaveCount(0)
  else await expect(place.getByRole('img')).toHaveText(String(waiting - 1))
  await page.getByText('All', { exact: true }).click()
  await expect(message).toContainText('Thanked.')
})
