import '../styles/table.css'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { wordsOf } from '../words.ts'
import { GameGate } from './game-gate.tsx'
import { type LoadedGame, loadGame } from './games.ts'

const say = await wordsOf('en')

const show = async (load: () => Promise<LoadedGame>) => {
  const onReload = vi.fn()
  await render(
    <GameGate {...{ say, load, onReload }}>{(game) => <h1>{game.look.spotName(game.say, 'tiger-big')}</h1>}</GameGate>,
  )
  return onReload
}

test('a table waits for its game and is drawn with its words', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await show(async () => {
    await arrived
    return loadGame('dragon-tiger', 'en')
  })
  await expect.element(page.getByRole('status')).toHaveTextContent('Opening the table…')
  arrive()
  await expect.element(page.getByRole('heading', { name: 'Tiger big' })).toBeVisible()
})

test('a game that does not arrive is told in words, and the page can be loaded again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onReload = await show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect.element(page.getByRole('heading', { name: 'This table could not be loaded' })).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  expect(onReload).toHaveBeenCalledTimes(1)
  expect(logged).toHaveBeenCalledTimes(1)
})
