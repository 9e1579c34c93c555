import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './team.module.css'

/** So long after the last letter the search begins. */
const PAUSE_MS = 300

type TeamSearchProps = {
  readonly value: string
  readonly onSearch: (username: string) => void
}

/** Searches by username once the typing pauses. */
export function TeamSearch({ value, onSearch }: TeamSearchProps) {
  const { _ } = useLingui()
  const [typed, setTyped] = useState(value)
  const search = useEffectEvent(onSearch)

  // The list was left by another way than the search.
  useEffect(() => setTyped(value), [value])

  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        enterKeyHint="search"
        maxLength={80}
        autoCapitalize="none"
        aria-label={_('agent-centre.team.search')}
        placeholder={_('agent-centre.team.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        prefix={<Search />}
        suffix={
          typed && (
            <IconButton label={_('agent-centre.team.search.clear')} size="small" onClick={() => setTyped('')}>
              <X />
            </IconButton>
          )
        }
      />
    </search>
  )
}
