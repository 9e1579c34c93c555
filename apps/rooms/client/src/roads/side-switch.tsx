import type { Say } from '../words.ts'

type SideSwitchProps = {
  readonly say: Say
  /** What each pair of sides is called. */
  readonly names: readonly string[]
  readonly chosen: number
  readonly onChoose: (at: number) => void
}

/** Chooses of which two sides roads are shown, where there are several. */
export function SideSwitch({ say, names, chosen, onChoose }: SideSwitchProps) {
  if (names.length < 2) return null
  return (
    <fieldset className="side-switch" aria-label={say('rooms.history.switch')}>
      {names.map((name, at) => (
        <button key={name} type="button" aria-pressed={at === chosen} onClick={() => onChoose(at)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
