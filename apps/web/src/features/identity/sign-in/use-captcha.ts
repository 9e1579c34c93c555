import { captcha, captchaByWork, captchaWork } from '@sanuk/contracts/guard'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../wire/call.ts'

/** A picture comes at most once a second, whoever asks. */
const AGAIN_MS = 1_000

export type Captcha = ReturnType<typeof useCaptcha>

/** The picture that is to be read and how to get another one; or its digits, worked for by this device. */
export function useCaptcha(wanted: boolean) {
  const { data, refetch, dataUpdatedAt, isFetching, error } = useQuery({
    queryKey: ['captcha'],
    queryFn: () => call(captcha),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const work = useMutation({
    mutationFn: async () => {
      const [{ solveAside }, challenge] = await Promise.all([import('../../../wire/human-proof.ts'), call(captchaWork)])
      return call(captchaByWork, { body: { proof: await solveAside(challenge) } })
    },
  })
  const waiting = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const renew = () => {
    // One that is on its way is a new one, and the server draws no second within the second.
    if (isFetching || work.isPending) return
    work.reset()
    clearTimeout(waiting.current)
    const again = () => void refetch()
    waiting.current = window.setTimeout(again, Math.max(0, dataUpdatedAt + AGAIN_MS - Date.now()))
  }
  return {
    /** What the answer is about. */
    id: work.data?.id ?? data?.id,
    image: data?.image,
    renew,
    busy: isFetching,
    failed: error !== null,
    /** Works for the digits and answers them; `undefined` where that failed, which is told. */
    work: () =>
      work.mutateAsync().then(
        ({ text }) => text,
        () => undefined,
      ),
    working: work.isPending,
    worked: work.isSuccess,
    workFault: work.error,
  }
}
