/** What a test drives a mini program with; what else others may use is named in package.json. */
export type { PageAudit } from './audit'
export type { Config } from './Config'
export { launchBrowser } from './driver/browser'
export { launch, MiniProgram } from './driver/driver'
export {
  findField,
  findPressable,
  type Ground,
  keepNames,
  patience,
  press,
  until,
} from './driver/find'
export {
  androidPhone,
  type Device,
  type Entry,
  type LaunchOptions,
  phone,
} from './driver/launchOptions'
export type { Product } from './product'
