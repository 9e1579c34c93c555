import { readLanes } from '@sanuk/contracts/office-catalogue'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { CATALOGUE } from './catalogue.ts'

/** The categories with their labels, and the vendors of all games. */
export const useLanes = () =>
  useAsked({ key: [...CATALOGUE, 'lanes'], ask: (signal) => call(readLanes, undefined, signal) })
