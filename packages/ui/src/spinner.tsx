import { classNames } from './class-names.ts'
import styles from './spinner.module.css'

/** A turning ring of the text's colour and 1.25 times its size. Says nothing by itself: the place that is busy carries `aria-busy`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" data-motion="essential" className={classNames(styles.spinner, className)} />
}
