import type { DemoRight, RightKind } from './offer-demo'

const right =
  (kind: RightKind) =>
  (name: string, value: string, image: string, note?: string): DemoRight => ({
    kind,
    name,
    value,
    image,
    ...(note && { note }),
  })

export const coupon = right('coupon')
export const code = right('e-code')
export const post = right('post')
