import type {
  AnnouncementVersion,
  ArticleVersion,
  BannerVersion,
  PromotionVersion,
} from '@sanuk/contracts/office-content'
import type { Answer, Staff, TestHouse } from '../house.fixture.ts'
import { operator } from '../story.fixture.ts'

const ALWAYS = { from: null, until: null } as const

export const announcement = (more: Partial<AnnouncementVersion> = {}): AnnouncementVersion => ({
  kind: 'announcement',
  ...ALWAYS,
  execution: 'B',
  types: ['B'],
  toPhones: false,
  title: { th: 'ข่าว', en: 'News' },
  content: { th: '<p>ข่าว</p>', en: '<p>News</p>' },
  ...more,
})

export const article = (more: Partial<ArticleVersion> = {}): ArticleVersion => ({
  kind: 'article',
  ...ALWAYS,
  slug: 'an-article',
  section: 'money',
  audience: 'site',
  title: { th: 'ช่วย', en: 'Help' },
  content: { th: '<p>ช่วย</p>', en: '<p>Help</p>' },
  ...more,
})

export const promotion = (more: Partial<PromotionVersion> = {}): PromotionVersion => ({
  kind: 'promotion',
  ...ALWAYS,
  category: 'other',
  scene: null,
  pictures: {},
  forMembers: false,
  title: { th: 'โปร', en: 'Offer' },
  summary: { th: 'สั้น', en: 'Short' },
  button: {},
  content: { th: '<p>โปร</p>', en: '<p>Offer</p>' },
  linkageType: null,
  url: null,
  ...more,
})

export const banner = (more: Partial<BannerVersion> = {}): BannerVersion => ({
  kind: 'banner',
  ...ALWAYS,
  groupName: 'w_shop',
  linkageType: null,
  url: null,
  look: {
    kind: 'composed',
    scene: 'fair',
    kicker: {},
    lead: {},
    button: {},
    second: null,
    title: { th: 'ป้าย', en: 'A banner' },
  },
  ...more,
})

/** The office's calls about content, by one who writes and another who decides. */
export function openEditors(house: TestHouse) {
  const staff = { operator: operator(house), supervisor: operator(house, 'supervisor') }
  const ask = (method: string, path: string, more: { body?: unknown; by?: Staff } = {}): Promise<Answer> =>
    staff[more.by ?? 'operator'](method, path, more.body)
  const add = async (draft: object): Promise<string> => {
    const { status, body } = await ask('POST', '/content', { body: { draft } })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.value.id
  }
  const propose = async (id: string): Promise<string> =>
    (await ask('POST', `/content/${id}/publish`, { body: {} })).body.value.proposal
  const approve = (proposal: string, by: Staff = 'supervisor') => ask('POST', `/approvals/${proposal}/approve`, { by })
  return {
    ask,
    add,
    propose,
    approve,
    one: async (id: string) => (await ask('GET', `/content/${id}`)).body.value,
    /** Adds, proposes and approves. */
    publish: async (draft: object): Promise<string> => {
      const id = await add(draft)
      const { status, body } = await approve(await propose(id))
      if (status !== 200) throw new Error(JSON.stringify(body))
      return id
    },
  }
}

export type Editors = ReturnType<typeof openEditors>
