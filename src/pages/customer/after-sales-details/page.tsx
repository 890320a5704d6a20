import { Choices } from '@/blocks/list/Choices'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { DeskAfterSaleRow } from '@/parts/after-sale/DeskAfterSaleRow'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Empty } from '@/ui/state/Empty'
import { OneCase } from './OneCase'

export default function AfterSalesDetails() {
  const { after_sale_no } = useRoute('afterSalesDetails')
  return after_sale_no ? <One afterSaleNo={after_sale_no} /> : <WhichAfterSale />
}

/** An address that does not say which: what waits. */
function WhichAfterSale() {
  const paged = usePaged('/tp5/api/AfterSaleDesk/lists', { shown: 'waiting' })
  return (
    <StaffScreen route="afterSalesDetails" title="看哪一个售后？" needs={paged}>
      <Choices paged={paged} empty={<Empty title="都处理好了" />}>
        {(row) => <DeskAfterSaleRow key={row.after_sale_no} row={row} />}
      </Choices>
    </StaffScreen>
  )
}

function One({ afterSaleNo }: { afterSaleNo: string }) {
  const call = useRead('/tp5/api/AfterSaleDesk/detail', { after_sale_no: afterSaleNo })
  if (!call.data) return <UnloadedStaffScreen route="afterSalesDetails" call={call} rows={4} />
  return <OneCase afterSale={call.data} />
}
