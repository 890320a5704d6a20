import { oldestPhone, type Phone } from './wechat/Phone'

/** In bytes, below what WeChat allows. */
export interface Budgets {
  mainPackage?: number
  allPackages?: number
}

export interface Options {
  /** As it goes to people, and not to this machine's own preview. */
  release: boolean
  phone: Phone
  budgets: Budgets
}

export interface Asked {
  release?: boolean
  phone?: Partial<Phone>
  budgets?: Budgets
}

export const optionsFrom = ({ release = false, phone, budgets = {} }: Asked): Options => ({
  release,
  phone: { ...oldestPhone, ...phone },
  budgets,
})
