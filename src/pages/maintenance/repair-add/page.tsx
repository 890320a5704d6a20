import { useRoute } from '@/navigation/useRoute'
import { RepairForm } from './RepairForm'
import { ReportForm } from './ReportForm'

/** Of a fault: what was done about it. Else: something is wrong with a machine. */
export default function RepairAdd() {
  const { fault_id, machine_sn = '' } = useRoute('repairAdd')
  return fault_id ? (
    <RepairForm faultId={Number(fault_id)} />
  ) : (
    <ReportForm machineSn={machine_sn} />
  )
}
