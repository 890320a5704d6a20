import type { AfterSaleRow as Listed } from '@/parts/after-sale/afterSale'
import { AfterSaleCard } from '@/parts/after-sale/AfterSaleCard'
import { go } from '@/navigation/go'

export function AfterSaleRow({ row }: { row: Listed }) {
  const { after_sale_no, kind_text } = row
  return (
    <AfterSaleCard
      title={kind_text}
      row={row}
      onOpen={() => void go('lookAfter', { after_sale_no })}
    />
  )
}
