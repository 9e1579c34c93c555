import { checkSeen, type PlayClock, playBeat } from '@sanuk/contracts/protection'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../wire/call.ts'
import { queryClient } from '../../wire/read.ts'

/** A page with a game open tells about once a minute. */
const BEAT_MS = 60_000

const KEY = [playBeat.path]

/** How the play of today stands by the server's clock; with a game open in sight the minutes are counted. */
export function usePlayClock(playing: boolean, enabled: boolean): PlayClock | undefined {
  const { data } = useQuery({
    queryKey: [...KEY, playing],
    queryFn: ({ signal }) => call(playBeat, { body: { playing } }, signal),
    enabled,
    refetchInterval: playing ? BEAT_MS : false,
    staleTime: playing ? 0 : BEAT_MS,
    meta: { access: playBeat.access },
  })
  return enabled ? data : undefined
}

/** The member has read how it went. */
export function useCheckSeen() {
  return useMutation({
    mutationFn: () => call(checkSeen),
    onSuccess: (clock) => queryClient.setQueriesData({ queryKey: KEY }, clock),
  })
}
