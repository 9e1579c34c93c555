import { ANALYTICS_ORIGINS } from '@sanuk/contracts/analytics'
import type { BrandRecord } from '../modules/site/system/index.ts'
import { firebaseSources } from '../platform/firebase-sources.ts'
import type { Sources } from '../platform/page.ts'

type SourcedBrand = Pick<BrandRecord, 'firebase' | 'cdns' | 'logo' | 'gtagId'>

/** What the pages of a brand load and call because of its settings: CDNs, the logo, Firebase and analytics. */
export function brandSources({ firebase, cdns, logo, gtagId }: SourcedBrand): Sources {
  const { scripts, frames, calls } = firebaseSources(firebase)
  return {
    scripts,
    frames: [...cdns.games, ...frames],
    pictures: [...cdns.images, ...(logo?.startsWith('https://') ? [new URL(logo).origin] : [])],
    calls: [...calls, ...(gtagId ? ANALYTICS_ORIGINS : [])],
  }
}
