import { CircleCheck, CircleX, LockKeyhole } from 'lucide-react'
import styles from './fairness.module.css'

/** A check in words, and whether it holds. */
export type JudgedCheck = { readonly name: string; readonly words: string; readonly holds: boolean }

type UntoldProps = { readonly title: string; readonly text: string }

/** Nothing can be verified yet, and when it can. */
export function Untold({ title, text }: UntoldProps) {
  return (
    <div className={styles.judgement}>
      <LockKeyhole />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  )
}

type JudgementProps = {
  readonly checks: readonly JudgedCheck[]
  /** What is said where all checks hold, and where one does not. */
  readonly words: { readonly holds: string; readonly broken: string; readonly brokenText: string }
}

/** Whether everything holds, and each check. */
export function Judgement({ checks, words }: JudgementProps) {
  const holds = checks.every((one) => one.holds)
  return (
    <>
      <div className={styles.judgement} data-holds={holds}>
        <Mark holds={holds} />
        <div>
          <h3>{holds ? words.holds : words.broken}</h3>
          {!holds && <p>{words.brokenText}</p>}
        </div>
      </div>
      <ul className={styles.results}>
        {checks.map((check) => (
          <li key={check.name} data-holds={check.holds}>
            <Mark holds={check.holds} />
            {check.words}
          </li>
        ))}
      </ul>
    </>
  )
}

const Mark = ({ holds }: { readonly holds: boolean }) => (holds ? <CircleCheck /> : <CircleX />)
