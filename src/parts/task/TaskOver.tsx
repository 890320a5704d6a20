import { Screen } from '@/blocks/screen/Screen'
import { replace } from '@/navigation/go'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { refused } from '@/ui/illustrations/occasions/refused'
import { Message } from '@/ui/state/Message'

interface TaskOverProps {
  route: RouteName
  flag: number
  title: string
  text?: string
}

/** Nothing more can be done here: what became of it stands with the task. */
export const TaskOver = ({ route, flag, title, ...told }: TaskOverProps) => (
  <Screen route={route}>
    <Message scene={refused} title={title} {...told}>
      <Button onPress={() => void replace('taskDetails', { flag: String(flag) })}>看看任务</Button>
    </Message>
  </Screen>
)
