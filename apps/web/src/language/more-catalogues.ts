import type { Messages } from '@lingui/core'

/** Every room's words; the site shows nothing of `office`, and vendors' games bring their own `game`. */
export const catalogues = import.meta.glob<Messages>(
  ['../../../../packages/locales/src/{th,en}/*.json', '!../../../../packages/locales/src/*/{office,game,refusal}.json'],
  { import: 'default' },
)
