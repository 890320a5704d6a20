import type { ReactNode } from 'react'
import { back } from '@/navigation/go'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { Message } from '@/ui/state/Message'
import { Screen } from './Screen'

interface ClosedScreenProps {
  route: RouteName
  /** What is there all the same. */
  children?: ReactNode
}

/** Who comes by a link to what is closed where the app runs. */
export function ClosedScreen({ route, children }: ClosedScreenProps) {
  return (
    <Screen route={route}>
      <Message scene="lane" title="这项功能暂不可用">
        <Button onPress={() => void back()}>返回</Button>
      </Message>
      {children}
    </Screen>
  )
}
