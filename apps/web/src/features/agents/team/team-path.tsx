import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { ArrowUp, ChevronRight } from 'lucide-react'
import styles from './team.module.css'

export type Step = { readonly id: string; readonly username: string }

type TeamPathProps = {
  /** From the agent whose centre it is down to the one whose team is shown. */
  readonly path: readonly Step[]
  readonly onOpen: (parent: string | undefined) => void
}

/** Where in the team the list is, with the way back to every agent above. */
export function TeamPath({ path, onOpen }: TeamPathProps) {
  const { _ } = useLingui()
  const [own, ...below] = path
  if (!own || below.length === 0) return null
  const last = below.at(-1)
  const above = below.at(-2)
  return (
    <nav className={styles.path} aria-label={_('agent-centre.team.path')}>
      <IconButton label={_('agent-centre.team.up')} look="outline" size="small" onClick={() => onOpen(above?.id)}>
        <ArrowUp />
      </IconButton>
      <ol>
        <li>
          <button type="button" className={styles.step} onClick={() => onOpen(undefined)}>
            {_('agent-centre.team.mine')}
          </button>
        </li>
        {below.map((step) => (
          <li key={step.id}>
            <ChevronRight aria-hidden="true" />
            {step === last ? (
              <span aria-current="true">{step.username}</span>
            ) : (
              <button type="button" className={styles.step} onClick={() => onOpen(step.id)}>
                {step.username}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
