import { useRoute } from '@/navigation/useRoute'
import { Incomes } from './Incomes'
import { OneIncome } from './OneIncome'

/** What my book says of machines, or one income of it. */
export default function Particulars() {
  const { income_id } = useRoute('particulars')
  return income_id ? <OneIncome incomeId={income_id} /> : <Incomes />
}
