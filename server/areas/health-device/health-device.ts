export { type Device, devicesOf } from './bind'
export { intervalRules, rriIdOf, type Series } from './rri/series'
export { aboutRri, addRris, knownRris, type Recording } from './rri/store'
export { healthRris } from './rri/tables'
