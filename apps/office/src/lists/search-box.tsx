import { useLingui } from '@lingui/react'
import type { WordOf } from '@sanuk/locales/word'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import styles from './list-page.module.css'
import { SearchField } from './search-field.tsx'

/** Narrows the list while one types. `hint` says what can be searched for. */
export function SearchBox({ hint }: { hint: WordOf<'office'> }) {
  const { _ } = useLingui()
  const { filterValues, setFilters } = useListContext()
  const [text, setText] = useState<string>(filterValues.search ?? '')

  const search = (wanted: string) => {
    setText(wanted)
    const { search: _before, ...others } = filterValues
    setFilters(wanted.trim() === '' ? others : { ...others, search: wanted.trim() })
  }

  return (
    <div className={styles.search}>
      <SearchField label={_(hint)} text={text} longest={255} onText={search} />
    </div>
  )
}
