import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './pagination.module.css'
import { type PageSpan, pageMarks } from './pagination-range.ts'

export type PaginationWords = {
  /** What is leafed through. */
  label: string
  first: string
  previous: string
  next: string
  last: string
  /** "Page 3". */
  page: (number: number) => string
}

export type PaginationProps = {
  words: PaginationWords
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
  /** Pages around the current one and at each end; 3 and 1 unless said. */
  span?: PageSpan | undefined
}

/** Leafs through a list. At either end the buttons that lead no further are disabled. */
export function Pagination({ words, page, pages, onChange, span }: PaginationProps) {
  const marks = pageMarks(page, pages, span)
  function step(label: string, to: number, icon: ReactNode) {
    return (
      <li>
        <button
          type="button"
          className={styles.step}
          aria-label={label}
          title={label}
          disabled={to < 1 || to > pages || to === page}
          onClick={() => onChange(to)}
        >
          {icon}
        </button>
      </li>
    )
  }
  return (
    <nav aria-label={words.label}>
      <ul className={styles.list}>
        {step(words.first, 1, <ChevronFirst />)}
        {step(words.previous, page - 1, <ChevronLeft />)}
        {marks.map((mark, place) =>
          mark === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
            <li key={`gap-${place}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={mark}>
              <button
                type="button"
                className={styles.page}
                aria-label={words.page(mark)}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => mark !== page && onChange(mark)}
              >
                {mark}
              </button>
            </li>
          ),
        )}
        {step(words.next, page + 1, <ChevronRight />)}
        {step(words.last, pages, <ChevronLast />)}
      </ul>
    </nav>
  )
}
