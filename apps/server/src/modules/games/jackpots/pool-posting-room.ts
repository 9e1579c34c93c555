import { defineRoom } from '#platform/room'
import type { Jackpots } from './index.ts'

/** Posts what was counted for the pools; on a floor above turnover, which counts it. */
export const poolPostingRoom = defineRoom({
  name: 'poolPosting',
  build: ({ jackpots }: { readonly jackpots: Pick<Jackpots, 'post'> }) => jackpots,
  followers: ({ post }) => [{ name: 'jackpots', follow: post }],
})
