import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { IncomePage } from '@/parts/earnings/IncomePage'
import { WhichIncome } from './WhichIncome'

/** One income of mine. */
export default function EarningsDetails() {
  const { income_id } = useRoute('earningsDetails')
  return income_id ? <OneIncome incomeId={income_id} /> : <WhichIncome />
}

function OneIncome({ incomeId }: { incomeId: string }) {
  const call = useRead('/tp5/api/MyIncome/detail', { income_id: incomeId })
  if (!call.data) return <UnloadedScreen route="earningsDetails" call={call} rows={4} />
  return <IncomePage route="earningsDetails" income={call.data} />
}
