import { ANDAMAN } from './andaman.ts'
import { CHAIYO } from './chaiyo.ts'
import { ISAN } from './isan.ts'
import { KRATONG } from './kratong.ts'
import { LOTUS_PLAY } from './lotus-play.ts'
import { NAGA } from './naga.ts'
import { SIAM_REELS } from './siam-reels.ts'
import { SONGKRAN } from './songkran.ts'
import type { Title, Vassalage } from './title.ts'

const LABELS = [SIAM_REELS, LOTUS_PLAY, ANDAMAN, CHAIYO, NAGA, KRATONG, SONGKRAN, ISAN]

/** The Studio's labels in the order of the lobby's vendor menu. */
export const VASSALAGES: readonly Vassalage[] = LABELS.map(({ vassalage }) => vassalage)

/** Every title of the Studio, label by label. */
export const TITLES: readonly Title[] = LABELS.flatMap(({ titles }) => titles)
