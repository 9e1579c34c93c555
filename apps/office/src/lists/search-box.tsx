import { useLingui } from '@lingui/react'
import type { WordOf } from '@sanuk/locales/word'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { Search, X } from 'lucide-react'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import styles from './list-page.module.css'

/** Narrows the list while one types. `hint` says what can be searched for. */
export function SearchBox({ hint }: { hint: WordOf<'office'> }) {
  const { _ } = useLingui()
  const { filterValues, setFilters } = useListContext()
  const [text, setText] = useState<string>(filterValues.search ?? '')

  const search = (wanted: string) => {
    setText(wanted)
    setFilters(wanted.trim() === '' ? {} : { search: wanted.trim() })
  }

  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        value={text}
        maxLength={255}
        placeholder={_(hint)}
        aria-label={_(hint)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        prefix={<Search />}
        suffix={
          text !== '' && (
            <IconButton label={_('office.search.clear')} size="small" onClick={() => search('')}>
              <X />
            </IconButton>
          )
        }
        onChange={(event) => search(event.target.value)}
      />
    </search>
  )
}
