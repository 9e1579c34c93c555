import { createContext, useContext } from 'react'

/** Chips of the value that is taken up, by spot. */
export type ManyChips = readonly { readonly spot: string; readonly chips: number }[]

/** Lays chips on several spots with one press, which one press of undo takes back. */
export type LayMany = (spots: ManyChips) => void

/** Given by the page of a table. Without it `useLayMany` answers a function that throws. */
export const LayManyContext = createContext<LayMany>(() => {
  throw new Error('LayManyContext has no provider: the page of a table gives it')
})

/** What lays chips on several spots at once. */
export const useLayMany = (): LayMany => useContext(LayManyContext)
