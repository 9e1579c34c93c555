import { useFieldControl } from '@sanuk/ui/field'
import styles from './file-input.module.css'

type FileInputProps = { accept: string; disabled: boolean; onChange: (file: File | null) => void }

/** One file, within a `Field`. */
export function FileInput({ accept, disabled, onChange }: FileInputProps) {
  const field = useFieldControl()
  return (
    <input
      {...field}
      type="file"
      accept={accept}
      className={styles.file}
      disabled={disabled}
      onChange={(event) => onChange(event.target.files?.[0] ?? null)}
    />
  )
}

/** What is wrong with a file: one sentence, or a list of them. */
export function FileFaults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 1) return faults[0]
  return (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
}
