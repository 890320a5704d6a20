/** What a test drives a mini program with; its neighbours are `validator/validator.ts` and `preview/preview.ts`. */
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
