import { pushKey } from '@sanuk/contracts/push'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '../../wire/read.ts'
import { readPushState, switchOff } from './subscription.ts'

/** Has this browser sent no more news: whoever stays away from play is not called back. */
export function QuietPush() {
  const { data } = useQuery({ ...read(pushKey), staleTime: Number.POSITIVE_INFINITY })
  const publicKey = data?.publicKey
  useEffect(() => {
    if (publicKey) quiet(publicKey).catch(() => undefined)
  }, [publicKey])
  return null
}

async function quiet(publicKey: string): Promise<void> {
  if ((await readPushState(publicKey)) === 'on') await switchOff(publicKey)
}
