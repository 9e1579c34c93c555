import '../styles/table.css'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { StudioView, TableState } from '#protocol'
import { BETTING } from '../rooms.fixture.ts'
import { wordsOf } from '../words.ts'
import type { PlayStream } from './stream.ts'
import { StudioScene } from './studio-scene.tsx'

const STUDIO: StudioView = {
  code: 'riverside',
  dealer: { name: 'Mali', picture: null },
  stream: { kind: 'hls', url: 'https://tv.example/table.m3u8' },
  isPaused: false,
  trouble: null,
}

beforeEach(() => {
  localStorage.removeItem('sanuk-rooms-no-video')
  document.documentElement.classList.add('table-colours')
})

/** The scene of a studio whose stream is in the hands of the test. */
async function setUp(
  changes: Partial<StudioView> = {},
  table: TableState = BETTING,
  pausesMs: readonly number[] = [0],
) {
  const say = await wordsOf('en')
  const stream = { connections: 0, ended: 0, fail: () => {} }
  const play: PlayStream = (_video, _stream, failed) => {
    stream.connections += 1
    stream.fail = failed
    return () => {
      stream.ended += 1
    }
  }
  const needs = { play, pausesMs }
  await render(
    <main className="stage">
      <h1>riverside</h1>
      <StudioScene {...{ say, table }} studio={{ ...STUDIO, ...changes }} stream={needs}>
        <p>drawn dealer</p>
      </StudioScene>
    </main>,
  )
  return { stream }
}

const video = (): HTMLVideoElement => {
  const element = document.querySelector('video')
  if (!element) throw new Error('there is no video')
  return element
}
const isPlaying = () => video().dispatchEvent(new Event('playing'))
const button = (name: string) => page.getByRole('button', { name })
const status = (text: string) => page.getByRole('status').filter({ hasText: text })

test('the picture loads, plays without sound, and has its sound when that is wanted', async () => {
  await setUp()
  await expect.element(status('Loading video…')).toBeVisible()
  expect(document.body.textContent).not.toContain('drawn dealer')
  isPlaying()
  await expect.element(button('Studio sound')).toHaveAttribute('aria-pressed', 'false')
  expect(video().muted).toBe(true)
  await button('Studio sound').click()
  expect(video().muted).toBe(false)
  expect(await findAxeViolations()).toEqual([])
})

test('a stream that breaks off is connected again, then given up until the player asks', async () => {
  const { stream } = await setUp({}, BETTING, [0, 600_000])
  stream.fail()
  await expect.poll(() => stream.connections).toBe(2)
  stream.fail()
  await expect.element(status('Video interrupted. Reconnecting…')).toBeVisible()
  expect(stream).toMatchObject({ connections: 2, ended: 2 })
})

test('a stream that stays away is given up; the table goes on, and the player can try again', async () => {
  const { stream } = await setUp({}, BETTING, [])
  stream.fail()
  await expect.element(status('The video cannot be played right now. You can keep playing.')).toBeVisible()
  await button('Try again').click()
  await expect.element(status('Loading video…')).toBeVisible()
  expect(stream.connections).toBe(2)
})

test('an origin that the page does not allow is not tried again', async () => {
  const { stream } = await setUp()
  const violation = { blockedURI: 'https://tv.example/table.m3u8', violatedDirective: 'connect-src' }
  const more = {
    effectiveDirective: 'connect-src',
    documentURI: '',
    originalPolicy: '',
    disposition: 'enforce',
  } as const
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', { ...violation, ...more, statusCode: 0 }),
  )
  await expect.element(button('Reload the page')).toBeVisible()
  expect(stream).toMatchObject({ connections: 1, ended: 1 })
})

test('without video the drawn dealer sits there, nothing is loaded, and the browser remembers it', async () => {
  const { stream } = await setUp()
  await page.getByRole('switch', { name: 'Video' }).click()
  await expect.element(page.getByText('drawn dealer')).toBeVisible()
  await expect.element(page.getByText(/^Video is off/)).toBeVisible()
  expect(stream.ended).toBe(1)
  expect(localStorage.getItem('sanuk-rooms-no-video')).toBe('yes')
  expect(await findAxeViolations()).toEqual([])
})

const VOID: TableState = { ...BETTING, phase: 'result', coup: BETTING.coup && { ...BETTING.coup, isVoid: true } }

test.each([
  { what: 'silent', changes: { trouble: 'silent' }, table: BETTING, text: 'If this round cannot be finished' },
  { what: 'silent, bets given back', changes: { trouble: 'silent' }, table: VOID, text: 'were returned' },
  { what: 'halted', changes: { trouble: 'halted' }, table: BETTING, text: 'The studio is checking this round' },
  { what: 'paused', changes: { isPaused: true }, table: BETTING, text: 'The studio is taking a break' },
] as const)('a studio that is $what says so', async ({ changes, table, text }) => {
  await setUp({ ...changes, stream: null }, table)
  await expect.element(status(text)).toBeVisible()
  await expect.element(page.getByText('No video from the studio')).toBeVisible()
  await expect.element(page.getByText('drawn dealer')).toBeVisible()
})
