import type { RouteName } from '@/routes/route'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded, type Unfinished } from '@/blocks/state/Unloaded'
import { Screen } from './Screen'

interface UnloadedScreenProps {
  route: RouteName
  call: Unfinished
  /** How many rows stand for what is to come. */
  rows: number
}

/** A page that cannot show anything before its call has answered. */
export function UnloadedScreen({ route, call, rows }: UnloadedScreenProps) {
  return (
    <Screen route={route}>
      <Stack inset>
        <Unloaded call={call} outline={rows} />
      </Stack>
    </Screen>
  )
}
