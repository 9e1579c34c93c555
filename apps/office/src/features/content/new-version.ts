import type { ContentKind, ContentVersion } from '@sanuk/contracts/office-content'

const always = { from: null, until: null }
const nowhere = { linkageType: null, url: null }

/** What somebody begins with. */
export function newVersion(kind: ContentKind): ContentVersion {
  switch (kind) {
    case 'banner':
      return { kind, groupName: 'w_home', ...always, ...nowhere, look: { kind: 'picture', alt: {}, cuts: {} } }
    case 'announcement':
      return { kind, ...always, title: {}, content: {}, execution: 'B', types: ['B'], toPhones: false }
    case 'article':
      return { kind, ...always, slug: '', section: 'start', audience: 'site', title: {}, content: {} }
    case 'legal':
      return { kind, document: 'terms', from: null, until: null, title: {}, content: {}, sample: false }
    case 'promotion':
      return {
        ...{ kind, ...always, title: {}, summary: {}, content: {}, category: 'deposit' },
        ...{ scene: null, pictures: {}, ...nowhere, button: {}, forMembers: true },
      }
  }
}
