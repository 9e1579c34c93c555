import type { Word } from '@sanuk/locales/word'
import type { PanelName } from '../../panels/panel-names.ts'

export type Slide = {
  readonly art: 'tiger' | 'deposit' | 'fair' | 'coming'
  readonly kicker: Word
  readonly title: Word
  readonly note: Word
  readonly action: { readonly word: Word } & (
    | { readonly to: '/' | '/rng'; readonly hash?: string }
    | { readonly panel: PanelName }
  )
  /** Beside the first action: to where results are explained. */
  readonly check?: true
}

/** What the home page's banner says, in its order. */
export const slides: readonly Slide[] = [
  {
    art: 'tiger',
    kicker: 'home.tiger.kicker',
    title: 'home.tiger.title',
    note: 'home.tiger.note',
    action: { word: 'home.tiger.action', to: '/rng' },
    check: true,
  },
  {
    art: 'deposit',
    kicker: 'home.deposit.kicker',
    title: 'home.deposit.title',
    note: 'home.deposit.note',
    action: { word: 'home.deposit.action', panel: 'depositv2' },
  },
  {
    art: 'fair',
    kicker: 'home.fair.kicker',
    title: 'home.fair.title',
    note: 'home.fair.note',
    action: { word: 'home.fair.action', to: '/', hash: 'fair' },
  },
]
