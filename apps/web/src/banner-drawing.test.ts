import type { BannerFaceProps } from '@sanuk/ui/banner-face'
import { expect, test } from 'vitest'
import { drawBanner } from './banner-drawing.tsx'

const place = { size: 'high', several: false } as const
const composed: BannerFaceProps['banner'] = {
  linkageType: 'page',
  url: '/rng',
  look: {
    kind: 'composed',
    scene: 'tiger',
    kicker: 'Every spin',
    title: '<b>Luck</b> & more',
    lead: 'Lead',
    button: 'Play',
    second: { button: 'Check', url: '/#fair' },
  },
}
const picture = (name: string) => ({ webp: `/pictures/${name} 1240w`, width: 1240, height: 360 })
const painted = {
  ...composed,
  look: { kind: 'picture', alt: 'A tiger', wide: { light: picture('day'), dark: null }, tall: null },
} as const

test('a composed banner escapes its text, loads its picture with priority and links its buttons', () => {
  const html = drawBanner(composed, place)
  expect(html).toContain('&lt;b&gt;Luck&lt;/b&gt; &amp; more</h2>')
  expect(html).toContain('fetchPriority="high"')
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address)).toEqual(['/rng', '/#fair'])
})

test('a low composed banner has no heading', () => {
  expect(drawBanner(composed, { ...place, size: 'low' })).not.toContain('<h2')
})

test('a picture banner is a link only with a target, and opens another site in a new tab', () => {
  expect(drawBanner({ ...painted, linkageType: null, url: null }, place)).not.toContain('<a ')
  expect(drawBanner({ ...painted, linkageType: 'outside', url: 'https://example.org/' }, place)).toMatch(
    /<a [^>]*href="https:\/\/example\.org\/" target="_blank" rel="noopener noreferrer"><picture>/,
  )
})

test('a banner with an unsafe address is drawn without a link', () => {
  for (const url of ['javascript:alert(1)', '//example.org', '/\\example.org']) {
    expect(drawBanner({ ...painted, linkageType: 'page', url }, place)).not.toContain('<a ')
  }
})

test('a banner with a dark picture is not drawn by the server', () => {
  const wide = { light: picture('day'), dark: picture('night') }
  expect(drawBanner({ ...painted, look: { ...painted.look, wide } }, place)).toBe('')
})
