/** A page number, or a gap that stands for the pages left out. */
export type PageMark = number | 'gap'

/** How many page numbers surround the current one, and how many stay at each end. */
export type PageSpan = { readonly range: number; readonly margin: number }

/** The specification's pagination widget: range 3, margin 1. */
export const STANDARD_SPAN: PageSpan = { range: 3, margin: 1 }

/**
 * The marks of a pagination, in order: `range` pages around `page` (kept whole at both ends), `margin` pages at the
 * beginning and the end, a gap wherever pages are left out between them. `page` counts from 1.
 */
export function pageMarks(page: number, pages: number, { range, margin }: PageSpan = STANDARD_SPAN): PageMark[] {
  const last = Math.min(Math.max(page + Math.floor((range - 1) / 2), range), pages)
  const first = Math.max(last - range + 1, 1)
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number <= margin || number > pages - margin || (number >= first && number <= last),
  )
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? ['gap', number] : [number]))
}
