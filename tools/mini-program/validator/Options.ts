import { oldestPhone, type Phone } from './wechat/Phone'

/** In bytes, below what WeChat allows. */
export interface Budgets {
  mainPackage?: number
  allPackages?: number
}

/** Findings that a product lives with. */
export interface Accepted {
  rule: string
  /** What the messages say that are meant. */
  says: string
  why: string
}

export interface Options {
  /** As it goes to people, and not to this machine's own preview. */
  release: boolean
  phone: Phone
  budgets: Budgets
  accepted: readonly Accepted[]
}

export interface Asked {
  release?: boolean
  phone?: Partial<Phone>
  budgets?: Budgets
  accepted?: readonly Accepted[]
}

export const optionsFrom = ({
  release = false,
  phone,
  budgets = {},
  accepted = [],
}: Asked): Options => ({
  release,
  phone: { ...oldestPhone, ...phone },
  budgets,
  accepted,
})
