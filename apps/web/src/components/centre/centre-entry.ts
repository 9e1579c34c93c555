import type { ModuleId } from '@sanuk/contracts/modules'
import type { Word } from '@sanuk/locales/word'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

/** What every page of a centre is given: its heading, to put into its own first line. */
export type CentrePageProps = { readonly title: ReactNode }

/** A page of a centre with its line in the menu. */
export type CentreEntry<Name extends string> = {
  readonly name: Name
  readonly word: Word
  readonly Icon: LucideIcon
  readonly Page: ComponentType<CentrePageProps>
  /** The page is there only where the brand has this on. */
  readonly module?: ModuleId
  /** Left out of the menu; an address still opens the page, which says why there is nothing on it. */
  readonly hidden?: boolean
  /** Stands at the end of its line: how many things wait there. */
  readonly Mark?: ComponentType
}
