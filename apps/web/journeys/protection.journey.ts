import { createSite } from '../../../tools/demo-players/src/site.ts'
import { joinByName, PASSWORD } from './member.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test.setTimeout(180_000)

test('a stake limit stops play in the game, and a time-out closes game and deposits but not withdrawals', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const { token } = await joinByName(platform)
  await createSite(platform.origins.site).deposit(token, '500')
  const dialog = page.getByRole('dialog')

  await test.step('sets a limit in plain words', async () => {
    await reader.open('/?panel=protection', token)
    await page
      .getByRole('button', { name: say('protection.set.of', { kind: say('protection.kind.stake') }), exact: true })
      .click()
    const setting = page.getByRole('dialog', {
      name: say('protection.set.of', { kind: say('protection.kind.stake') }),
    })
    await setting.getByLabel(say('protection.value.money', { symbol: '฿' })).fill('0.5')
    await setting.getByRole('button', { name: say('protection.save') }).click()
    await expect(setting.getByText(say('field.at_least', { min: '1' }))).toBeVisible()
    await setting.getByLabel(say('protection.value.money', { symbol: '฿' })).fill('5')
    expect(await reader.faults()).toEqual([])
    await setting.getByRole('button', { name: say('protection.save') }).click()
    await expect(setting).toBeHidden()
    await expect(dialog.getByText(say('protection.used', { used: '฿0.00', value: '฿5.00' }))).toBeVisible()
  })

  await test.step('allows a few minutes of play, and is told of them in the game', async () => {
    const name = say('protection.set.of', { kind: say('protection.kind.session') })
    await page.getByRole('button', { name, exact: true }).click()
    const setting = page.getByRole('dialog', { name })
    await setting.getByLabel(say('protection.value.minutes')).fill('5')
    await setting.getByRole('button', { name: say('protection.save') }).click()
    await expect(setting).toBeHidden()
  })

  const game = page.frameLocator('iframe')
  await test.step('plays until the limit is reached, and hears why', async () => {
    await reader.open('/rng')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Golden Tiger|เสือทองคำ/ })
      .first()
      .click()
    await expect(page.getByText(say('site.time_left', { minutes: 5 }))).toBeVisible()
    const spin = game.getByRole('button', { name: say('game.spin'), exact: true })
    await game.getByRole('button', { name: say('game.quick'), exact: true }).click()
    const reason = page.getByText(say('site.bar.stake'))
    for (let spins = 0; spins < 4 && !(await reason.isVisible()); spins += 1) {
      await expect(spin).toBeEnabled()
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/spins'))
      await spin.click()
      if ((await answered).status() === 422) break
    }
    await expect(reason).toBeVisible()
  })

  await test.step('takes a break over the game, which closes at once', async () => {
    const { search } = new URL(page.url())
    await reader.open(`/game${search}&panel=protection`)
    await dialog.getByRole('button', { name: say('protection.term.24h'), exact: true }).click()
    await dialog.getByRole('button', { name: say('protection.break.begin') }).click()
    const sure = page.getByRole('alertdialog')
    await expect(sure.getByText(say('protection.break.what.time_out'))).toBeVisible()
    await sure.getByLabel(say('protection.break.password'), { exact: true }).fill(PASSWORD)
    await sure.getByRole('button', { name: say('protection.break.confirm') }).click()
    await expect(sure).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(dialog.getByRole('heading', { name: say('protection.closed.time_out') })).toBeVisible()
    expect(await reader.faults()).toEqual([])
  })

  await test.step('pays nothing in, and gets at their money', async () => {
    await reader.open('/?panel=depositv2')
    await dialog.getByLabel(say('cashier.amount', { symbol: '฿' })).fill('100')
    await dialog.getByRole('button', { name: say('cashier.request.amount', { amount: '฿100.00' }) }).click()
    await expect(dialog.getByText(say('refusal.play_paused'))).toBeVisible()
    await reader.open('/')
    const band = page.getByRole('region', { name: say('protection.closed.time_out') })
    await band.getByRole('button', { name: say('protection.closed.withdraw') }).click()
    await expect(dialog.getByRole('button', { name: say('withdrawals.password.set') })).toBeVisible()
  })
})
