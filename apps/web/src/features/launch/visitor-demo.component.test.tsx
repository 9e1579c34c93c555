import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { launchDemo, listGames } from '@sanuk/contracts/catalogue'
import type { ModuleId } from '@sanuk/contracts/modules'
import { whitelabel } from '@sanuk/contracts/system'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { GameScreen } from './game-screen.tsx'

const ID = '00000000-0000-4000-8000-000000000001'

async function renderGame(on: readonly ModuleId[]) {
  answerCall(whitelabel, { value: aBrand({ on }) })
  answerCall(listGames, 'no reply yet')
  await renderOnSite(<GameScreen nodeId={ID} />, { path: `/game?id=${ID}&demo=true`, rooms: ['launch'] })
  // The title names the brand as soon as that is known.
  await expect.poll(() => document.title).toContain('Test')
}

test('a visitor plays a demo without signing in, and is asked to sign in for the game itself', async () => {
  const names = { th: 'เสือ', en: 'Tiger' }
  const content = `${location.origin}/favicon.ico`
  const launched = answerCall(launchDemo, { value: { content, names, currency: 'THB' } })
  await renderGame(['COMM3', 'DEMOGAME3'])
  await expect.element(page.getByTitle('Tiger')).toHaveAttribute('src', content)
  expect(launched.requests).toEqual([{ body: { nodeId: ID, device: 'desktop' } }])
  await page.getByRole('radio', { name: say('launch.mode.real') }).click()
  await expect.element(page.getByText(say('launch.sign_in'), { exact: true })).toBeVisible()
  await expect.element(page.getByTitle('Tiger')).not.toBeInTheDocument()
})

test('a brand without the switch asks visitors of a demo to sign in', async () => {
  await renderGame(['COMM3'])
  await expect.element(page.getByText(say('launch.sign_in'), { exact: true })).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
})
