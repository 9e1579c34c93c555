import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { Search, X } from 'lucide-react'
import styles from './search-field.module.css'

type SearchFieldProps = { label: string; text: string; longest: number; onText: (text: string) => void }

/** What is searched for, with a way to clear it. */
export function SearchField({ label, text, longest, onText }: SearchFieldProps) {
  const { _ } = useLingui()
  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        value={text}
        maxLength={longest}
        placeholder={label}
        aria-label={label}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        prefix={<Search />}
        suffix={
          text !== '' && (
            <IconButton label={_('office.search.clear')} size="small" onClick={() => onText('')}>
              <X />
            </IconButton>
          )
        }
        onChange={(event) => onText(event.target.value)}
      />
    </search>
  )
}
