import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { Empty } from '@/ui/state/Empty'

/** Before somebody has opened the guard there is nothing here, and a way to read what it does. */
export const GuardClosed = ({ route }: { route: RouteName }) => (
  <Screen route={route}>
    <Empty title="健康守护还没有打开" text="先看看它怎么做、用到什么，再决定要不要打开">
      <Button onPress={() => void go('aboutGuard')}>了解健康守护</Button>
    </Empty>
  </Screen>
)
