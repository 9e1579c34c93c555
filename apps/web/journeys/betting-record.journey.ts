import { readFile } from 'node:fs/promises'
import { takeSeat } from '../../../tools/demo-players/src/play.ts'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { choose } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** More than one page of the list. */
const SPINS = 30

/** Somebody with money who has played so many rounds. */
async function playedMember(origin: string, spins: number): Promise<string> {
  const site = createSite(origin)
  const token = await site.join(newUsername('nok_'))
  await site.deposit(token, '5000')
  const seat = await takeSeat(await site.openGame(token))
  for (let spin = 0; spin < spins; spin += 1) await seat.spin()
  return token
}

test('the betting record lists all rounds, saves them as a file and replays one', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await reader.open('/?panel=personalHistoryCopy', await playedMember(platform.origins.site, SPINS))
  const centre = page.getByRole('dialog')
  const rows = centre.locator('[data-round]')
  await expect(rows.first()).toBeVisible()
  expect(await reader.faults()).toEqual([])

  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(SPINS)
  await expect(centre.getByText(say('wagers.end', { count: SPINS }))).toBeVisible()

  const saving = page.waitForEvent('download')
  await centre.getByRole('button', { name: say('wagers.export.label') }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved.trim().split('\r\n')).toHaveLength(1 + SPINS)

  await rows.nth(2).click()
  await expect(centre.getByRole('button', { name: say('wagers.back') })).toBeFocused()
  await expect(
    centre.getByRole('table', { name: say('wagers.movements') }).getByText(say('wagers.movement.bet')),
  ).toBeVisible()
  const replay = page.frameLocator('iframe')
  await expect(replay.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(replay.locator('html')).toHaveAttribute('data-theme', 'dark')
  const played = new Date((await replay.locator('time').getAttribute('datetime')) ?? '')
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', timeStyle: 'medium' })
  await expect(replay.locator('time')).toContainText(clock.format(played))
  expect(await reader.faults()).toEqual([])
  await centre.getByRole('button', { name: say('wagers.back') }).click()
  await expect(rows.nth(2)).toBeFocused()
})

test('the betting record says that a day or a category has no rounds', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  await reader.open('/?panel=personalHistoryCopy', await playedMember(platform.origins.site, 1))
  const centre = page.getByRole('dialog')
  await expect(centre.locator('[data-round]')).toHaveCount(1)
  await centre.getByText(say('wagers.span.yesterday'), { exact: true }).click()
  await expect(centre.getByText(say('wagers.empty'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await centre.getByText(say('wagers.span.today'), { exact: true }).click()
  await expect(centre.locator('[data-round]')).toHaveCount(1)
  await centre.getByRole('combobox', { name: say('wagers.category') }).click()
  await choose(page.getByRole('option', { name: say('wagers.category.FISH') }))
  await expect(centre.getByText(say('wagers.empty'))).toBeVisible()
})
