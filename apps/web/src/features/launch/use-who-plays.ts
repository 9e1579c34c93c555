import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { LaunchMode } from '@sanuk/contracts/wire'
import { useModules } from '../../brand/use-modules.ts'
import { useSession } from '../../session/session.ts'
import { useAway } from './use-away.ts'

type WhoPlays = {
  readonly signedIn: boolean
  /** Stays away from play. */
  readonly away: boolean
  /** Whether the game may be opened in this mode: by whoever is signed in, or as a demo where the brand lets visitors try. */
  readonly isPlayed: boolean
  /** Whether there is a choice of modes; a trial account plays for no money anyway. */
  readonly hasChoice: boolean
}

export function useWhoPlays(mode: LaunchMode): WhoPlays {
  const session = useSession()
  const signedIn = session !== null
  const away = useAway()
  const isOn = useModules()
  const mayTry = !signedIn && isOn('DEMOGAME3')
  return {
    signedIn,
    away,
    isPlayed: (signedIn || (mayTry && mode === 'demo')) && !away,
    hasChoice: mayTry || (signedIn && session.accountType !== TRIAL_TYPE),
  }
}
