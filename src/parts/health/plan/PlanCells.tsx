import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** The ways to plans and to orders of what is about health. */
export const PlanCells = () => (
  <Card bare>
    <Cell icon="calendar" title="健康计划" onPress={() => void go('treatmentPackage')} />
    <Cell icon="receipt" title="健康订单" onPress={() => void go('healthOrders')} />
  </Card>
)
