import type { Title, Vassalage } from '@sanuk/vendor-server/titles/title'
import { CHAO_PHRAYA } from './chao-phraya.ts'
import { MALIWAN } from './maliwan.ts'
import { RATTANA } from './rattana.ts'
import { SANGWIAN } from './sangwian.ts'

const LABELS = [RATTANA, CHAO_PHRAYA, MALIWAN, SANGWIAN]

/** The labels of the tables in the order of the lobby's vendor menu; each stands in one category. */
export const VASSALAGES: readonly Vassalage[] = LABELS.map(({ vassalage }) => vassalage)

/** Every title, label by label. */
export const TITLES: readonly Title[] = LABELS.flatMap(({ titles }) => titles)
