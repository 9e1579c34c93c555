import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { plant, uproot } from './content.fixture.ts'
import { countExecutions, provoke } from './executions.fixture.ts'
import { joinByName } from './member.fixture.ts'
import { expect, test } from './reader.fixture.ts'

const file = new URL('../../../packages/contracts/attacks/rich-text.json', import.meta.url)
const { vectors }: { vectors: readonly { html: string }[] } = JSON.parse(readFileSync(file, 'utf8'))

// Without the page's policy, which would stop most of them by itself: what is tried here is what stands before it.
test.use({ bypassCSP: true, popsUp: true })

const both = (text: string) => ({ th: text, en: text })
/** But for characters that no text has, and that are refused wherever one comes in. */
const all = vectors.map(({ html }) => html).filter((html) => /^[\P{C}\p{Cf}\s]*$/u.test(html))
const short = all.filter((html) => html.length <= 160)
/** Each apart, so that none swallows the next, and some in one text. */
const AT_ONCE = 80
const texts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
  all
    .slice(at * AT_ONCE, (at + 1) * AT_ONCE)
    .map((html) => `<div>${html}</div>`)
    .join('<p>alert</p>'),
)

/** Attributes and elements that no text of ours has, in what the page shows of it. */
const strangersIn = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluateAll((parts) =>
      parts.flatMap((one) =>
        [...one.querySelectorAll('*')].flatMap((each) => [
          ...(/^(script|style|iframe|object|embed|form|input|button|svg|math|base|meta|link|template)$/i.test(
            each.tagName,
          )
            ? [each.outerHTML]
            : []),
          ...[...each.attributes].filter(({ name }) => /^on|^style$|^srcdoc$/i.test(name)).map(({ name }) => name),
          ...(/^\s*(javascript|data|vbscript):/i.test(each.getAttribute('href') ?? '') ? [each.outerHTML] : []),
        ]),
      ),
    )

let promotions: readonly string[] = []
test.beforeEach(async ({ platform }) => {
  for (const [at, text] of texts.entries()) {
    await plant(platform, {
      ...{ kind: 'announcement', execution: at % 2 === 0 ? 'B' : 'A', types: ['B', 'PU', 'PL'] },
      ...{ title: both(short[at] ?? ''), content: both(text) },
    })
    for (const audience of ['site', 'memberCentre']) {
      await plant(platform, {
        ...{ kind: 'article', slug: `planted-${at}`, section: 'start', audience },
        ...{ title: both(short[at + 10] ?? ''), content: both(text) },
      })
    }
  }
  promotions = await Promise.all(
    texts.map((text, at) =>
      plant(platform, {
        ...{ kind: 'promotion', category: 'other', scene: null, pictures: {}, forMembers: false },
        ...{ linkageType: 'page', url: '/rng', button: both(short[at + 20] ?? '') },
        ...{ title: both(short[at + 30] ?? ''), summary: both(short[at + 40] ?? ''), content: both(text) },
      }),
    ),
  )
  await plant(platform, {
    ...{ kind: 'banner', groupName: 'w_home', linkageType: 'page', url: '/rng' },
    look: {
      ...{ kind: 'composed', scene: 'fair', kicker: both(short[50] ?? ''), title: both(short[51] ?? '') },
      ...{ lead: both(short[52] ?? ''), button: both(short[53] ?? ''), second: null },
    },
  })
})
test.afterEach(({ platform }) => uproot(platform))

test('no page runs a script from published content for a visitor', { tag: ['@slow', '@alone'] }, async ({
  page,
  reader,
}) => {
  const executions = await countExecutions(page)
  const places = texts.flatMap((_, at) => [
    [`/help#planted-${at}`, 'main li'] as const,
    [`/helpmc#planted-${at}`, 'main li'] as const,
    [`/promoDetail?id=${promotions[at]}`, 'main article'] as const,
  ])
  for (const [path, part] of [['/noticePage', 'main article'] as const, ...places]) {
    await page.goto('about:blank')
    await reader.open(path)
    if (path === '/noticePage') await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
    await expect(page.locator(part).filter({ hasText: 'alert' }).first()).toBeVisible()
    await provoke(page, `${part} [class*="text"]`)
    expect(await strangersIn(page, `${part} [class*="text"]`), path).toEqual([])
  }
  await reader.open('/')
  const popUp = page.getByRole('dialog')
  await expect(popUp.getByRole('article')).toBeVisible()
  await provoke(page, '[role="dialog"] article')
  expect(await executions()).toEqual([])
})

test('no page runs a script from published content for a member', { tag: ['@slow', '@alone'] }, async ({
  page,
  reader,
  platform,
}) => {
  const executions = await countExecutions(page)
  const { token } = await joinByName(platform)
  await reader.open('/', token)
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
  await provoke(page, '[role="dialog"] article')
  expect(await strangersIn(page, '[role="dialog"] article')).toEqual([])
  await page.goto('/noticePage')
  const titles = page.getByRole('main').getByRole('button', { expanded: false })
  for (const at of texts.keys()) {
    await titles.nth(at === 0 ? 0 : at - 1).click()
    await provoke(page, 'main article')
    expect(await strangersIn(page, 'main article')).toEqual([])
  }
  expect(await executions()).toEqual([])
})
