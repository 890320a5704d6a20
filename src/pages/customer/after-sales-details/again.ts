import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { api } from '@/request/api'

/** The same with new addresses of its files. */
export const again =
  ({ after_sale_no }: DeskAfterSale) =>
  () =>
    api.get('/tp5/api/AfterSaleDesk/detail', { after_sale_no })
