import { shoot, yeekeeShots } from '@sanuk/contracts/lottery-yeekee'
import { RefusedError } from '@sanuk/wire/faults'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../wire/call.ts'
import { keyOf, read } from '../../../wire/read.ts'

const EVERY_MS = 2_000
const SECOND_MS = 1_000

/** The newest shots of an issue, asked for again until it is drawn where it is to be drawn still. */
export const useShots = (gameCode: string, number: string, isAwaited: boolean) =>
  useQuery({
    ...read(yeekeeShots, { params: { gameCode, number }, query: {} }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isAwaited && !data?.drawn ? EVERY_MS : false),
  })

/** Counts seconds down to 0. */
function usePause() {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left])
  return { left, begin: setLeft }
}

/** Shoots for one issue. `own` are the ids of what was shot here, `left` how many shots remain once that is known. */
export function useShooting(gameCode: string, number: string, onShot: () => void) {
  const queries = useQueryClient()
  const { left: waits, begin } = usePause()
  const [own, setOwn] = useState<readonly string[]>([])
  const [left, setLeft] = useState<number | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (shot: string) => call(shoot, { params: { gameCode, number }, body: { shot } }),
    onSuccess: ({ id, pauseSeconds, left: remaining }) => {
      setLeft(remaining)
      setOwn((before) => [...before, id])
      begin(pauseSeconds)
      onShot()
      return queries.invalidateQueries({ queryKey: keyOf(yeekeeShots, { params: { gameCode, number }, query: {} }) })
    },
    onError: (fault) => {
      if (fault instanceof RefusedError && fault.code === 'shots_used_up') setLeft(0)
    },
  })
  return { shoot: mutate, isShooting: isPending, error, waits, own, left }
}
