import type { Title, Vassalage } from '@sanuk/vendor-server/titles/title'
import { ANDAMAN } from './andaman.ts'
import { CHAIYO } from './chaiyo.ts'
import { HANUMAN } from './hanuman.ts'
import { ISAN } from './isan.ts'
import { KRATONG } from './kratong.ts'
import { LOTUS_PLAY } from './lotus-play.ts'
import { MEKHALA } from './mekhala.ts'
import { NAGA } from './naga.ts'
import { PIXEL_SIAM } from './pixel-siam.ts'
import { PLAKAT } from './plakat.ts'
import { SAIFA } from './saifa.ts'
import { SALA } from './sala.ts'
import { SANAM } from './sanam.ts'
import { SIAM_REELS } from './siam-reels.ts'
import { SONGKRAN } from './songkran.ts'
import { TALAT } from './talat.ts'
import { TALAY } from './talay.ts'
import { WONG_PHAI } from './wong-phai.ts'

const LABELS = [
  ...[SIAM_REELS, LOTUS_PLAY, ANDAMAN, CHAIYO, NAGA, KRATONG, SONGKRAN, ISAN, HANUMAN, TALAT],
  ...[TALAY, PLAKAT],
  ...[WONG_PHAI, SALA],
  ...[SANAM, SAIFA],
  ...[PIXEL_SIAM, MEKHALA],
]

/** The Studio's labels in the order of the lobby's vendor menu; each stands in one category. */
export const VASSALAGES: readonly Vassalage[] = LABELS.map(({ vassalage }) => vassalage)

/** Every title of the Studio, label by label. */
export const TITLES: readonly Title[] = LABELS.flatMap(({ titles }) => titles)
