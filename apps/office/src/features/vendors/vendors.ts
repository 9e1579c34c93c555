import type {
  listVendorCalls,
  listVendors,
  readVendor,
  readVendorCall,
  readVendorToday,
  readVendorTraffic,
} from '@sanuk/contracts/office-vendors'
import type { AnswerOf } from '@sanuk/contracts/route'

export type VendorLine = AnswerOf<typeof listVendors>['list'][number]
export type Vendor = AnswerOf<typeof readVendor>
export type VendorKey = Vendor['keys'][number]
export type TodayInCurrency = AnswerOf<typeof readVendorToday>['list'][number]
export type Traffic = AnswerOf<typeof readVendorTraffic>
export type TrafficPoint = Traffic['list'][number]
export type CallLine = AnswerOf<typeof listVendorCalls>['list'][number]
export type WholeCall = AnswerOf<typeof readVendorCall>

/** Under this everything about vendors is remembered: what changes one of them makes all of it old. */
export const VENDORS = ['vendors']
