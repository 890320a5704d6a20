import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** For who stands before a machine with which something is wrong. */
export const ReportCell = ({ machineSn: machine_sn }: { machineSn: string }) => (
  <Card bare>
    <Cell
      icon="wrench"
      title="机器坏了，报修"
      value="修好告诉您"
      onPress={() => void go('repairAdd', { machine_sn })}
    />
  </Card>
)
