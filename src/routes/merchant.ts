import type { Row } from './route'

export const merchant = [
  {
    name: 'merchantRedeem',
    page: 'redeem',
    url: '/merchantsSettle/redeem',
    title: '核销券码',
    access: 'user',
    extra: true,
  },
] as const satisfies readonly Row[]
