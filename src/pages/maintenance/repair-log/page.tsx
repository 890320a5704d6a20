import { useRoute } from '@/navigation/useRoute'
import { MyReports } from './MyReports'
import { OneFault } from './OneFault'

/** One fault with all that was done about it; without a number what I have reported. */
export default function RepairLog() {
  const { fault_id } = useRoute('repairLog')
  return fault_id ? <OneFault faultId={Number(fault_id)} /> : <MyReports />
}
