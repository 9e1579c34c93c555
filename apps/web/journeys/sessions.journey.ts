import { logout } from '@sanuk/contracts/identity'
import { openWire } from '@sanuk/wire/wire'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { expect, test } from './reader.fixture.ts'

test('an open page is signed out with a notice when its session ends elsewhere', async ({ page, reader, platform }) => {
  const { say } = reader
  const username = newUsername('nok_')
  const token = await createSite(platform.origins.site).join(username)
  const greeted = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', { predicate: ({ payload }) => /ready/.test(`${payload}`) }))
  await reader.open('/', token)
  await greeted
  const account = page.getByRole('button', { name: say('site.account', { name: username }) })
  await expect(account).toBeVisible()

  await openWire({ origin: platform.origins.site, language: () => 'en', token: () => token })(logout)
  await expect(page.getByText(say('site.session_ended'))).toBeVisible()
  await expect(account).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})
