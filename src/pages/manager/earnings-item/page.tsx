import { useRoute } from '@/navigation/useRoute'
import { AllGoods } from './AllGoods'
import { OneGoods } from './OneGoods'

/** What each of my goods brought, or one of them machine by machine. */
export default function EarningsItem() {
  const { machine_id, title } = useRoute('earningsItem')
  const machine = machine_id ? { machine_id: Number(machine_id) } : {}
  return title ? <OneGoods title={title} machine={machine} /> : <AllGoods given={machine} />
}
