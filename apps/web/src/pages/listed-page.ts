import type { ComponentType } from 'react'
import { withWords } from '../components/lazy-part.ts'
import { loadPart } from '../wire/load-part.ts'
import type { ListedPage } from './page-table.ts'

/** A page that few come in by, with the words it speaks: where it comes from is listed in `page-table.ts`. */
export async function loadListedPage(name: ListedPage): Promise<ComponentType> {
  const { pageTable } = await loadPart(() => import('./page-table.ts'))
  return withWords(pageTable[name].load, pageTable[name].rooms)
}
