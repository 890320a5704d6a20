import type { AfterSale } from '@/parts/after-sale/afterSale'
import { api } from '@/request/api'

/** The same with new addresses of its files. */
export const again =
  ({ after_sale_no }: AfterSale) =>
  () =>
    api.get('/tp5/api/OrderSaleService/detail', { after_sale_no })
