import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { banners } from '@sanuk/contracts/content'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { allowMotion } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { BannerSlides } from './banner-slides.tsx'
import { HeroBanner } from './hero-banner.tsx'
import { PageBanner } from './page-banner.tsx'
import type { Banner } from './use-banners.ts'

const EVERY_MS = 5_000

const banner = (number: number, groupName: Banner['groupName'] = 'w_home'): Banner => ({
  bannerId: `00000000-0000-4000-8000-00000000000${number}`,
  groupName,
  linkageType: 'page',
  url: '/help#golden-tiger',
  look: {
    kind: 'composed',
    scene: 'tiger',
    kicker: '',
    title: `Banner ${number}`,
    lead: 'Golden Tiger',
    button: `Look at ${number}`,
    second: null,
  },
})
const THREE = [banner(1), banner(2), banner(3)]

const region = page.getByRole('region', { name: 'Highlights' })
const placeOf = (number: number) => say('home.banners.go', { number, count: THREE.length })
const dot = (number: number) => region.getByRole('button', { name: placeOf(number) })

/** Three banners, and the mouse beside them. */
async function renderSlides() {
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <BannerSlides list={THREE} size="high" />
      <p>Elsewhere</p>
    </main>,
    { rooms: ['home'] },
  )
  await page.getByText('Elsewhere').hover()
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
}

const isInert = (link: string) => page.getByText(link).element().closest('[inert]') !== null

/** Steers the time by which banners move. */
const useClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })

test('a dot and the arrow keys turn to a banner, and the other banners are inert', async () => {
  await renderSlides()
  await dot(2).click()
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
  await expect.element(region.getByRole('group', { name: placeOf(2) })).toBeInViewport()
  await expect.element(region.getByRole('link', { name: 'Look at 2' })).toBeVisible()
  expect(isInert('Look at 2')).toBe(false)
  expect(isInert('Look at 1')).toBe(true)

  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true')
  expect(await findAxeViolations()).toEqual([])
})

test('banners rotate every five seconds, and are announced to screen readers only while paused', async () => {
  await allowMotion()
  useClock()
  await renderSlides()
  const track = () => region.element().querySelector('[aria-live]')?.getAttribute('aria-live')
  expect(track()).toBe('off')
  vi.advanceTimersByTime(EVERY_MS)
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')

  await region.getByRole('button', { name: say('home.banners.pause') }).click()
  await expect.poll(track).toBe('polite')
  await page.getByText('Elsewhere').hover()
  const move = vi.spyOn(Element.prototype, 'scrollTo')
  vi.advanceTimersByTime(2 * EVERY_MS)
  expect(move).not.toHaveBeenCalled()

  await region.getByRole('button', { name: say('home.banners.resume') }).click()
  await page.getByText('Elsewhere').hover()
  vi.advanceTimersByTime(EVERY_MS)
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true')
})

test('banners do not rotate while the mouse is over them', async () => {
  await allowMotion()
  useClock()
  await renderSlides()
  const move = vi.spyOn(Element.prototype, 'scrollTo')
  await region.getByRole('link', { name: 'Look at 1' }).hover()
  vi.advanceTimersByTime(2 * EVERY_MS)
  expect(move).not.toHaveBeenCalled()
  await page.getByText('Elsewhere').hover()
  vi.advanceTimersByTime(EVERY_MS)
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
})

test('banners do not rotate with reduced motion', async () => {
  useClock()
  await renderSlides()
  const move = vi.spyOn(Element.prototype, 'scrollTo')
  vi.advanceTimersByTime(2 * EVERY_MS)
  expect(move).not.toHaveBeenCalled()
  await expect.element(region.getByRole('button', { name: say('home.banners.pause') })).not.toBeInTheDocument()
})

test('a page banner has its height reserved while loading, and leads to its address', async () => {
  answerCall(whitelabel, 'no reply yet')
  const asked = answerCall(banners, 'no reply yet')
  const { router } = await renderOnSite(<PageBanner group="w_rng" />, { path: '/rng', rooms: ['home'] })
  const kept = placeKept()?.getBoundingClientRect().height
  expect(kept).toBeGreaterThan(100)

  asked.reply({ value: { list: [banner(1), banner(2, 'w_rng')] } })
  await expect.element(region.getByText('Banner 2')).toBeVisible()
  await expect.element(region.getByText('Banner 1')).not.toBeInTheDocument()
  expect(region.element().getBoundingClientRect().height).toBe(kept)

  await region.getByRole('link').click()
  expect(router.location().href).toBe('/help#golden-tiger')
})

const placeKept = () => document.querySelector('[data-banner]')

test('a page without banners reserves no space, from the next visit on not even while loading', async () => {
  answerCall(whitelabel, 'no reply yet')
  const asked = answerCall(banners, { value: { list: [banner(1)] } })
  const onRng = { path: '/rng', rooms: ['home'] } as const
  const { unmount } = await renderOnSite(<PageBanner group="w_rng" />, onRng)
  await expect.poll(placeKept).toBeNull()
  await unmount()

  asked.reply('no reply yet')
  await renderOnSite(<PageBanner group="w_rng" />, onRng)
  expect(placeKept()).toBeNull()
})

test('the home page removes the space of banners that fail to load', async () => {
  answerCall(whitelabel, 'no reply yet')
  const asked = answerCall(banners, 'no reply yet')
  await renderOnSite(<HeroBanner />, { rooms: ['home'] })
  expect(placeKept()).not.toBeNull()
  asked.reply('network fault')
  await expect.poll(placeKept).toBeNull()
  await expect.element(region).not.toBeInTheDocument()
})
