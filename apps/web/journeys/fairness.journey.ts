import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { listGames } from '@sanuk/contracts/catalogue'
import { openWire } from '@sanuk/wire/wire'
import { takeSeat } from '../../../tools/demo-players/src/play.ts'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

const run = promisify(execFile)
const VERIFIER = 'packages/verifier/src/main.ts'

const commitmentOf = (serverSeed: string) => createHash('sha256').update(serverSeed).digest('hex')

test('a player verifies a round once its seed is revealed, and an altered round is found', async ({
  page,
  reader,
  platform,
}, info) => {
  const { say } = reader
  const site = createSite(platform.origins.site)
  const token = await site.join(newUsername('nok_'))
  await site.deposit(token, '500')
  const seat = await takeSeat(await site.openGame(token))
  for (let spin = 0; spin < 3; spin += 1) await seat.spin('1')
  const verdict = page.getByRole('main').getByRole('status')
  const checkFirstRound = async () => {
    await reader.open('/?panel=personalHistoryCopy', token)
    await page.locator('[data-round]').last().click()
    await page.getByRole('link', { name: say('wagers.check') }).click()
    await expect(page).toHaveURL(/\/fairness$/)
  }

  await test.step('before that it cannot be checked, and the reader is told how it can', async () => {
    await checkFirstRound()
    await expect(verdict).toContainText(say('fairness.untold'))
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('says a client seed of their own in the game, and is told the server’s', async () => {
    const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => token })
    const { list } = await call(listGames, { query: { gameType: 'RNG' } })
    await reader.open(`/game?id=${list.find(({ playable }) => playable)?.nodeId}`, token)
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: say('game.menu'), exact: true }).click()
    await game.getByRole('button', { name: say('game.fair'), exact: true }).click()
    const dialog = game.getByRole('dialog')
    await expect(dialog.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/)
    const [playing] = await dialog.locator('code').allTextContents()
    const field = dialog.getByRole('textbox', { name: say('game.fair.new_seed') })
    await field.fill('ซีด')
    await dialog.getByRole('button', { name: say('game.fair.begin') }).click()
    await expect(dialog.getByText(say('game.fair.invalid'))).toBeVisible()
    await field.fill('lucky nok 7')
    await dialog.getByRole('button', { name: say('game.fair.begin') }).click()
    await expect(dialog.getByText(say('game.fair.changed'))).toBeVisible()
    await expect(dialog.getByText('lucky nok 7', { exact: true })).toBeVisible()
    const told = dialog.locator('details').first()
    await expect(told.getByText(say('game.fair.rounds', { count: 3 }))).toBeVisible()
    const [serverSeed = '', commitment] = await told.locator('code').allTextContents()
    expect(commitment).toBe(playing)
    expect(commitmentOf(serverSeed)).toBe(commitment)
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('draws the round again on the page, and without a network', async () => {
    await checkFirstRound()
    await expect(verdict).toContainText(say('fairness.holds'))
    await expect(verdict).toContainText(say('fairness.result.outcome'))
    expect(await faultsOf(page)).toEqual([])
    const saving = page.waitForEvent('download')
    await verdict.getByRole('button', { name: say('fairness.save') }).click()
    const file = info.outputPath('round.json')
    await (await saving).saveAs(file)
    const { stdout } = await run(process.execPath, [VERIFIER, file])
    expect(stdout.match(/✓/g)).toHaveLength(3)
    const record = JSON.parse(await readFile(file, 'utf8'))
    expect(record.seed.nonce).toBe(0)

    const pasted = page.getByRole('textbox', { name: say('fairness.paste') })
    await pasted.fill(JSON.stringify({ ...record, win: '100.00' }))
    await expect(verdict).toContainText(say('fairness.broken'))
    await pasted.fill('{}')
    await expect(page.getByText(say('fairness.unreadable'))).toBeVisible()
  })
})
