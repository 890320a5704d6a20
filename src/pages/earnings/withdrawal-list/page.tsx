import { useRoute } from '@/navigation/useRoute'
import { OneWithdrawal } from './OneWithdrawal'
import { Withdrawals } from './Withdrawals'

/** My withdrawals, or one of them. */
export default function WithdrawalList() {
  const { withdrawal_no } = useRoute('withdrawalList')
  return withdrawal_no ? <OneWithdrawal withdrawalNo={withdrawal_no} /> : <Withdrawals />
}
