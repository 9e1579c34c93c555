import { useEffect, useRef } from 'react'

type EndPageProps = {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly onPress: () => void
}

/** Takes the place of the table when it cannot go on: says why and offers one way. */
export function EndPage({ title, text, button, onPress }: EndPageProps) {
  const way = useRef<HTMLButtonElement>(null)
  useEffect(() => way.current?.focus(), [])
  return (
    <main className="end" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="dialog-button strong" ref={way} onClick={onPress}>
        {button}
      </button>
    </main>
  )
}
