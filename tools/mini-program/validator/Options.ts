import { oldestPhone, type Phone } from './wechat/Phone'

export interface Options {
  /** As it goes to people, and not to this machine's own preview. */
  release: boolean
  phone: Phone
}

export interface Asked {
  release?: boolean
  phone?: Partial<Phone>
}

export const optionsFrom = ({ release = false, phone }: Asked): Options => ({
  release,
  phone: { ...oldestPhone, ...phone },
})
