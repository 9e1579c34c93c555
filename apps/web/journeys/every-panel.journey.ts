import { PANELS } from '../src/panels/panel-names.ts'
import { playerWithMoney } from './game.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** They are for who has no account yet, or lead to another. */
const FOR_VISITORS: readonly string[] = ['login', 'register', 'forgot']
/** What only follows on something else opens nothing by itself. */
const FOLLOWING: readonly string[] = ['reset', 'changePassword', 'prove', 'needAccount', 'centreClosed', 'agentsOnly']

for (const { device, tag } of [
  { device: 'desktop', tag: ['@slow'] },
  { device: 'phone', tag: ['@slow', '@phone'] },
]) {
  test(`every panel opens on a ${device}, is not cut and passes axe`, { tag }, async ({ page, reader, platform }) => {
    test.setTimeout(240_000)
    const { token } = await playerWithMoney(platform.origins.site)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    const look = async (panel: string) => {
      const dialog = page.getByRole('dialog').first()
      await expect(dialog, panel).toBeVisible()
      await expect(page.locator('[role=dialog] [aria-busy=true]'), panel).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(await faultsOf(page, '[role=dialog]'), panel).toEqual([])
      const cut = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(cut, panel).toBe(0)
    }
    for (const panel of PANELS.filter((one) => FOR_VISITORS.includes(one))) {
      await reader.open(`/help?panel=${panel}`)
      await look(panel)
    }
    for (const panel of PANELS.filter((one) => ![...FOR_VISITORS, ...FOLLOWING].includes(one))) {
      await reader.open(`/help?panel=${panel}`, token)
      await look(panel)
    }
    expect(complaints).toEqual([])
  })
}
