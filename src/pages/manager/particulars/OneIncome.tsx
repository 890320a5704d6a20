import { useRead } from '@/cache/useRead'
import { IncomePage } from '@/parts/earnings/IncomePage'
import { ManagerScreen } from '@/parts/manager/ManagerScreen'

export function OneIncome({ incomeId }: { incomeId: string }) {
  const call = useRead('/tp5/api/FranchiseManage/detail', { income_id: incomeId })
  if (call.data) return <IncomePage route="particulars" income={call.data} />
  return (
    <ManagerScreen route="particulars" call={call}>
      {null}
    </ManagerScreen>
  )
}
