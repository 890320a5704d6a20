import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** What is no measure of its own. */
export const More = () => (
  <Card bare>
    <Cell icon="pulse" title="心跳间隔散点图" onPress={() => void go('riiChart')} />
    <Cell icon="eye" title="舌象照片" onPress={() => void go('tongueAnalysis')} />
    <Cell icon="doc" title="导入和导出表格" onPress={() => void go('healthTable')} />
  </Card>
)
