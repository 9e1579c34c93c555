import type { FreeRounds, GameFault, SpinResult } from '#protocol'
import type { Intent } from '../intents.ts'
import type { Showing } from '../round.ts'
import type { Bet } from '../server/server.ts'

/** The states of the game, each with what it has to know: the answer of one state names the next. */
export type Next =
  | { readonly to: 'idle'; readonly first?: Intent | null }
  | { readonly to: 'free-rounds-offered'; readonly free: FreeRounds }
  | { readonly to: 'free-rounds-over'; readonly free: FreeRounds }
  | { readonly to: 'spinning'; readonly bet: Bet }
  | { readonly to: 'buying'; readonly bet: Bet }
  | { readonly to: 'resuming'; readonly round: SpinResult }
  | { readonly to: 'showing-wins'; readonly showing: Showing }
  | { readonly to: 'big-win'; readonly showing: Showing }
  | { readonly to: 'free-spins-won'; readonly showing: Showing }
  | { readonly to: 'free-spins-bought'; readonly showing: Showing }
  | { readonly to: 'free-spin'; readonly showing: Showing }
  | { readonly to: 'falling'; readonly showing: Showing }
  | { readonly to: 'respins-won'; readonly showing: Showing }
  | { readonly to: 'respin'; readonly showing: Showing }
  | { readonly to: 'respins-over'; readonly showing: Showing }
  | { readonly to: 'free-spins-over'; readonly showing: Showing }
  | { readonly to: 'board-won'; readonly showing: Showing }
  | { readonly to: 'picking'; readonly showing: Showing }
  | { readonly to: 'board-over'; readonly showing: Showing }
  | { readonly to: 'settling'; readonly showing: Showing; readonly besides?: Intent | null }
  | { readonly to: 'gamble-offered'; readonly showing: Showing }
  | { readonly to: 'gambling'; readonly showing: Showing }
  | { readonly to: 'collecting'; readonly showing: Showing; readonly besides: Intent | null }
  | { readonly to: 'short-of-money'; readonly bet: Bet }
  | { readonly to: 'refilling' }
  | { readonly to: 'refused'; readonly fault: GameFault }
  | { readonly to: 'catching-up' }
  | { readonly to: 'ended'; readonly fault: GameFault }

export type StateName = Next['to']

/** What a state is told when it begins. */
export type Told<Name extends StateName> = Extract<Next, { to: Name }>
