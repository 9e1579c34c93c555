import type { Say } from '../words.ts'

type ReplayFaultProps = { readonly say: Say; readonly isGone: boolean; readonly onRetry: () => void }

/** Why a past coup cannot be shown, with a way to try again where that may help. */
export function ReplayFault({ say, isGone, onRetry }: ReplayFaultProps) {
  return (
    <main className="replay-fault" role="alert">
      <p>{say(isGone ? 'rooms.replay.gone' : 'rooms.line.trying')}</p>
      {!isGone && (
        <button type="button" className="replay-button" onClick={onRetry}>
          {say('rooms.line.retry')}
        </button>
      )}
    </main>
  )
}
