import { CircleAlert } from 'lucide-react'
import styles from './form.module.css'

/** What is wrong with the form as a whole; read out when it appears. */
export function FormFault({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={styles.fault}>
      {message && (
        <p>
          <CircleAlert />
          {message}
        </p>
      )}
    </div>
  )
}
