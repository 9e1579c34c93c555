import type { Say } from '../words.ts'

type LoadingProps = { readonly say: Say; readonly isLost: boolean; readonly onRetry: () => void }

/** Stands in until the table is there, and says so where the server does not answer. */
export function Loading({ say, isLost, onRetry }: LoadingProps) {
  return (
    <main className="loading">
      <span className="loading-chip" aria-hidden="true" />
      <p role="status">{say(isLost ? 'rooms.line.trying' : 'rooms.loading')}</p>
      {isLost && (
        <button type="button" className="small-button" onClick={onRetry}>
          {say('rooms.line.retry')}
        </button>
      )}
    </main>
  )
}
