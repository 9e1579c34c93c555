import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './lobby.module.css'

/** So long after the last letter the search begins. */
const PAUSE_MS = 300

type NameSearchProps = {
  readonly value: string
  readonly onSearch: (name: string) => void
}

/** Searches by name once the typing pauses, and only for something other than before. */
export function NameSearch({ value, onSearch }: NameSearchProps) {
  const { _ } = useLingui()
  const [typed, setTyped] = useState(value)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  // The address can change by itself: back, or everything cleared.
  useEffect(() => setTyped(value), [value])

  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => latest.current(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        enterKeyHint="search"
        maxLength={80}
        aria-label={_('lobby.search')}
        placeholder={_('lobby.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        prefix={<Search className={styles.searchIcon} />}
        suffix={
          typed && (
            <IconButton label={_('lobby.search.clear')} size="small" onClick={() => setTyped('')}>
              <X />
            </IconButton>
          )
        }
      />
    </search>
  )
}
