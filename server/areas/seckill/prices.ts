import type { Price } from '@server/areas/order/order'

export const priceOf = ({ points, gold, money }: Price): Price => ({ points, gold, money })
