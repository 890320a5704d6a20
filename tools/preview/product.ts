import type { Product } from '../mini-program/product'

/** What the mini-program host has to know of ours, in tests and in the preview alike. */
export const product: Product = {
  loginCode: 'local-',
  cashier: { package: 'prepay_id=cashier-', path: '/dev/pay/' },
}
