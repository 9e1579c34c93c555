import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const EVERY_MS = 5000

/** Slides in a row that snap: a finger swipes them, dots choose them, and time moves them unless something holds it. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  const moves = useMovement() && count > 1

  const show = (index: number) => {
    const row = track.current
    row?.scrollTo({ left: (index % count) * row.clientWidth, behavior: moves ? 'smooth' : 'instant' })
  }

  useEffect(() => {
    const row = track.current
    if (!row) return
    const follow = () => setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
    row.addEventListener('scroll', follow, { passive: true })
    return () => row.removeEventListener('scroll', follow)
  }, [])

  useEffect(() => {
    if (!moves || held || paused) return
    const timer = setInterval(() => {
      const row = track.current
      if (!row || document.hidden) return
      const next = (Math.round(row.scrollLeft / Math.max(1, row.clientWidth)) + 1) % count
      row.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' })
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [moves, held, paused, count])

  return {
    track,
    current,
    show,
    moves,
    paused,
    togglePause: () => setPaused((before) => !before),
    frame: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}

/** False for those who asked their system for less motion. */
function useMovement(): boolean {
  const [moves, setMoves] = useState(false)
  useEffect(() => {
    const wish = matchMedia('(prefers-reduced-motion: no-preference)')
    const follow = () => setMoves(wish.matches)
    follow()
    wish.addEventListener('change', follow)
    return () => wish.removeEventListener('change', follow)
  }, [])
  return moves
}
