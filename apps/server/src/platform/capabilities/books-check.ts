/** The latest check of the books: when, and how often each rule was broken; `null` before the first one. */
export type LatestBooksCheck = () => Promise<{
  readonly at: Date
  readonly rules: readonly { readonly rule: string; readonly violations: number }[]
} | null>
