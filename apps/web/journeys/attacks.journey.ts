import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { both, countExecutions, provoke, short, strangersIn, texts } from './attacks.fixture.ts'
import { plant, uproot } from './content.fixture.ts'
import { asOwner, joinByName } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { expect, test } from './reader.fixture.ts'

// Without the page's policy, which would stop most of them by itself: what is tried here is what stands before it.
test.use({ bypassCSP: true, popsUp: true })
test.skip(({ locale }) => locale === 'th-TH', 'the same code in every language')

/** The text of an open letter, without the buttons below it. */
const LETTER = '[role="dialog"] li [class*="text"] [class*="text"]'

let promotions: readonly string[] = []
let announcement = ''
test.beforeEach(async ({ platform }) => {
  for (const [at, text] of texts.entries()) {
    announcement = await plant(platform, {
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

/** Letters to one member, what staff noted of them and what somebody told the brand: attacks, and none of it cleaned. */
async function plantAbout(platform: TestedPlatform, username: string): Promise<void> {
  const inSql = (statement: string, list: readonly unknown[]) =>
    asOwner(
      platform,
      `with who as (select id as member, brand from members.member where username = $1),
            said as (select gen_random_uuid() as id, value from jsonb_array_elements($2::jsonb)) ${statement}`,
      [username, JSON.stringify(list)],
    )
  await inSql(
    `, letter as (
       insert into messages.letter (id, brand, audience, reach, title, content, sent_by, sent_at, shown_at)
       select id, brand, 'members', 1, value->'title', value->'content', id, now(), now() from said, who returning id)
     insert into messages.addressee (letter, member, brand) select id, member, brand from letter, who`,
    texts.map((text, at) => ({ title: both(short[at + 60] ?? ''), content: both(text) })),
  )
  await inSql(
    `insert into members.note (id, brand, member, operator, kind, body, written_at)
     select id, brand, member, member, 'note', value #>> '{}', now() from said, who`,
    short.slice(70, 90),
  )
  await inSql(
    `insert into feedback.message (id, brand, topic, content, language, pictures, given_at)
     select id, brand, 'praise', value #>> '{}', 'en', '{}', now() from said, who`,
    short.slice(90, 110),
  )
  await inSql(
    `update members.member set nickname = value #>> '{}' from said, who where member.id = who.member`,
    short.slice(110, 111),
  )
}

test('nothing that stands in the database runs for a visitor', async ({ page, reader }) => {
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

test('nor for a member', async ({ page, reader, platform }) => {
  const executions = await countExecutions(page)
  const { token, username } = await joinByName(platform)
  await plantAbout(platform, username)
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
  await page.goto('/?panel=messageV2')
  const letters = page.getByRole('dialog').getByRole('button', { expanded: false })
  for (const _letter of texts) {
    await letters
      .filter({ has: page.locator('time') })
      .first()
      .click()
    await expect(page.locator(LETTER).filter({ hasText: 'alert' }).last()).toBeVisible()
    await provoke(page, LETTER)
    expect(await strangersIn(page, LETTER)).toEqual([])
  }
  expect(await executions()).toEqual([])
})

test('nor for those who look after the site', async ({ page, platform }) => {
  const executions = await countExecutions(page)
  const { token, username } = await joinByName(platform)
  await plantAbout(platform, username)
  const headers = { authorization: `Bearer ${token}` }
  const { value: member } = await (await page.request.get('/wps/member/info', { headers })).json()
  await enterOffice(page, platform)
  const editors = [`/content/announcement/${announcement}`, `/content/promotion/${promotions[0]}`]
  for (const path of ['/feedback', `/members/${member.id}`, '/messages', ...editors]) {
    await page.goto(platform.origins.office + path)
    await expect(page.getByRole('main').getByText('alert').filter({ visible: true }).first(), path).toBeVisible()
    // What is pressed here would be done.
    await provoke(page, 'main :is(p, h1, h2, h3, dd, [contenteditable])')
  }
  await page.goto(`${platform.origins.office}/messages`)
  await page.getByRole('button', { name: 'See the text' }).first().click()
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('alert')
  await provoke(page, '[role="dialog"] article')
  expect(await strangersIn(page, '[role="dialog"] article')).toEqual([])
  expect(await executions()).toEqual([])
})
