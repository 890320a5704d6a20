import { go } from '@/navigation/go'
import { useFamily } from '@/parts/health/family/family'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** To who may look, and to what measures by itself. */
export function Ways() {
  const { data } = useFamily()
  const waiting = (data?.watches ?? []).filter((watch) => watch.waits_for_me === 1).length
  return (
    <Card bare>
      <Cell
        icon="user"
        title="家人"
        value={waiting > 0 ? `${waiting} 个邀请等您答复` : '谁能看，谁看过'}
        onPress={() => void go('healthFamily')}
      />
      <Cell
        icon="watch"
        title="我的设备"
        value="手环、血压计"
        onPress={() => void go('healthDevices')}
      />
    </Card>
  )
}
