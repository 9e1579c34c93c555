import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** How far below the screen something may lie to count as near: a page brings more than fits, about a third of it again. */
const MARGIN = '0px 0px 30% 0px'

type WhenNearProps = {
  /** Stands in its place, as high as what comes. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Draws its children, and so loads their code, when the visitor comes near them. */
export function WhenNear({ waiting, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</div>
}
