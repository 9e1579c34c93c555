import { listGames } from '@sanuk/contracts/catalogue'
import { openWire } from '@sanuk/wire/wire'
import { expect, type TestedPlatform, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice } from './office.fixture.ts'
import { choose } from './page.fixture.ts'

/** Within so long an open page follows. */
const AT_ONCE = { timeout: 5_000 }

/** The last games of a category that nobody else counts: what goes there moves nothing else. */
async function lastGames({ origins }: TestedPlatform) {
  const call = openWire({ origin: origins.site, language: () => 'en', token: () => null })
  const { list } = await call(listGames, { query: { gameType: 'PVP', pageSize: '56' } })
  const quiet = list.filter(({ isHot, isNew, isGame }) => !isHot && !isNew && isGame === 'GAME')
  const [marked, hidden] = quiet.slice(-2)
  if (!marked || !hidden) throw new Error('the category is too small for this journey')
  return { marked: marked.names.en, hidden: hidden.names.en, codes: [marked.gameCode, hidden.gameCode] as const }
}

test('hiding a game and marking another as hot changes an open lobby', { tag: '@slow' }, async ({
  page,
  context,
  platform,
}) => {
  const { marked, hidden, codes } = await lastGames(platform)
  const lobby = await context.newPage()
  await lobby.addInitScript(() => {
    localStorage.setItem('language', 'EN')
    for (const marker of ['USER_POPUP', 'ANONYMOUS_POPUP']) sessionStorage.setItem(marker, '1')
  })
  await lobby.goto('/pvp')
  const tile = (name: string) => lobby.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(tile(hidden)).toBeVisible()
  await expect(tile(marked)).not.toContainText('Hot')

  await enterOffice(page, platform)
  await page.goto(`${platform.origins.office}/catalogue?gameType=PVP`)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await page.getByRole('searchbox').fill(codes[1])
  await page.getByRole('checkbox', { name: `Select ${hidden}` }).check()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click()
  await expect(row(hidden)).toContainText('Hidden')
  await expect(tile(hidden)).toBeHidden(AT_ONCE)

  await page.getByRole('searchbox').fill(codes[0])
  await page.getByRole('button', { name: marked, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: marked })
  await sheet.getByLabel('Hot label').click()
  await choose(page.getByRole('option', { name: 'Hot', exact: true }))
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(row(marked)).toContainText('Hot')
  await expect(tile(marked)).toContainText('Hot', AT_ONCE)

  await page.getByRole('searchbox').fill('')
  await page.getByRole('checkbox', { name: `Select ${marked}` }).check()
  await page.getByRole('checkbox', { name: `Select ${hidden}` }).check()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(tile(hidden)).toBeVisible(AT_ONCE)
  await expect(tile(marked)).not.toContainText('Hot', AT_ONCE)
})

test('vendor menus are reordered by keyboard, and the list of a vendor is compared', {
  tag: '@slow',
}, async ({ page, platform }) => {
  await enterOffice(page, platform)
  await page.goto(`${platform.origins.office}/catalogue?part=lanes&gameType=PVP`)
  const labels = page.getByRole('list', { name: 'Studio menus' }).getByRole('listitem')
  await expect(labels.nth(1)).toBeVisible()
  const names = await labels.getByRole('strong').allTextContents()
  const [first = '', second = ''] = names
  await page.getByRole('button', { name: `Move ${first} down` }).press('Enter')
  await expect(labels.first()).toContainText(second)
  await page.getByLabel(`Position of ${first}`).fill('1')
  await page.getByLabel(`Position of ${first}`).press('Enter')
  await expect(labels.first()).toContainText(first)
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText('New order saved and live.')).toBeVisible()

  await page.getByRole('tab', { name: 'Vendor game lists' }).click()
  await page
    .getByRole('link', { name: /^Compare: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Game list of / })).toBeVisible()
  await expect(page.getByText('No differences').or(page.getByRole('button', { name: 'Import all' }))).toBeVisible()
})
