import { useLingui } from '@lingui/react'
import { classNames } from '@sanuk/ui/class-names'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { lookOf } from './ball-look.ts'
import styles from './balls.module.css'
import { DieFace } from './die-face.tsx'
import { useFamilyWords } from './family-words.ts'

export type BallsProps = {
  readonly family: string
  /** Numbers in the order in which they were drawn. */
  readonly result: readonly string[]
  /** `large` shines on the dark head, `small` lies in a list. */
  readonly size: 'large' | 'small'
  /** They come one after the other. */
  readonly arriving?: boolean
}

/** The numbers of a draw as balls, cars, dice or animals. Numbers of many figures are written in one long ball. */
export function Balls({ family, result, size, arriving = false }: BallsProps) {
  const { _ } = useLingui()
  const words = useFamilyWords(family)
  const isMany = result.length > MANY
  const shown = result.map((number, at) => {
    const look = lookOf(family, number, at)
    return { ...look, number, text: look.animal ? words('word', look.animal) : number }
  })
  return (
    <ol
      className={classNames(styles.balls, styles[size], isMany && styles.many, arriving && styles.arriving)}
      aria-label={_('lottery.result.of', { result: shown.map(({ text }) => text).join(' ') })}
      data-count={shown.length}
    >
      {shown.map(({ number, text, shape, colour, isApart }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the draw is what it is
          key={at}
          className={classNames(styles.ball, isApart && styles.apart)}
          data-shape={shape}
          data-colour={colour}
          style={{ animationDelay: `${at * EACH_MS}ms` }}
        >
          {shape === 'die' ? (
            <>
              <DieFace value={Number(number)} />
              <VisuallyHidden>{number}</VisuallyHidden>
            </>
          ) : (
            text
          )}
        </li>
      ))}
    </ol>
  )
}

const MANY = 10
const EACH_MS = 160

/** How long so many balls take to arrive. */
export const arrivalMs = (count: number): number => count * EACH_MS + 400
