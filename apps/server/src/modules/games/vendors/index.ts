export { createCallRecorder, recordCalls } from './record-calls.ts'
export { VENDOR_CODE, type VendorLimits } from './vendor.ts'
export { createVendors, type Vendors } from './vendors.ts'
