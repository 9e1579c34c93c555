import type { SessionKeeper } from './kept-session.ts'
import { Refusal } from './refusal.ts'

type Ways<State> = {
  readonly launch: string
  readonly keeper: SessionKeeper
  /** Opens a session with the launch ticket. */
  readonly open: () => Promise<State>
  /** Asks how a session stands. */
  readonly state: (session: string) => Promise<State>
}

/** Goes on with the session that this tab has kept for the launch, or opens one with its ticket, and keeps it. */
export async function continueSession<State extends { readonly session: string }>(ways: Ways<State>): Promise<State> {
  const state = await keptOrOpened(ways)
  ways.keeper.keep(ways.launch, state.session)
  return state
}

async function keptOrOpened<State>({ launch, keeper, open, state }: Ways<State>): Promise<State> {
  const kept = keeper.kept(launch)
  if (kept === null) return open()
  try {
    return await state(kept)
  } catch (fault) {
    if (fault instanceof Refusal) keeper.forget()
    throw fault
  }
}
