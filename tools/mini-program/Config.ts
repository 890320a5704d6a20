import type { AuditLimits } from './audit'
import type { PreviewFacts } from './preview/facts'
import type { Product } from './product'
import type { Accepted, Budgets } from './validator/Options'
import type { Phone } from './validator/wechat/Phone'

/** `mini-program.config.*`: what is true of one product. Whatever it leaves out is as WeChat has it. */
export interface Config {
  /** The oldest phone that the app is for. */
  oldestPhone?: Partial<Phone>
  /** What a package may weigh, below WeChat's own limits. */
  budgets?: Budgets
  /** What the validator finds and the product lives with. */
  accepted?: readonly Accepted[]
  /** What a page may cost. */
  audit?: Partial<AuditLimits>
  /** What the host has to know of the server behind the app. */
  product?: Product
  /** What the preview offers beside. */
  preview?: PreviewFacts
}
